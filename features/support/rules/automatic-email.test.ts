import { describe, expect, it } from 'vitest';
import { isAutomatic } from './automatic-email.ts';

describe('[7.20] an email that nobody wrote', () => {
  it.each([
    ['auto-submitted', 'auto-replied', true],
    ['auto-submitted', 'Auto-Generated; x=y', true],
    ['auto-submitted', 'No', false],
    ['precedence', 'bulk', true],
    ['precedence', 'auto_reply', true],
    ['precedence', 'first-class', false],
    ['x-autoreply', 'yes', true],
    ['list-id', '<people.example.com>', true],
    ['return-path', '<>', true],
    ['return-path', '<latha@example.com>', false],
    ['content-type', 'multipart/report; report-type=delivery-status', true],
    ['content-type', 'multipart/alternative', false],
  ])('%s: %s', (key, value, automatic) => {
    expect(isAutomatic([{ key, value }])).toBe(automatic);
  });
});
