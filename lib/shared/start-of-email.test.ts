import { describe, expect, it } from 'vitest';
import { startOfEmail } from './start-of-email.ts';

describe('[7.20] the part of an email that is read', () => {
  it('is its first 64 KB and 1,500 lines', () => {
    expect(startOfEmail('To: a\r\n\r\nHello')).toBe('To: a\r\n\r\nHello');
    expect(startOfEmail('x'.repeat(100_000))).toHaveLength(65_536);
    expect(startOfEmail('y\n'.repeat(5000))).toBe('y\n'.repeat(1500));
  });
});
