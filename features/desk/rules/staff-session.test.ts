import { describe, expect, it } from 'vitest';
import { endsAt } from './staff-session.ts';

const at = (time: string) => new Date(`2026-12-01T${time}:00Z`);

describe('[1.4] a sign-in at the desk', () => {
  it.each([
    ['ends half an hour after it was opened', '09:00', '09:00', '09:30'],
    ['lasts on with each request', '09:00', '11:10', '11:40'],
    ['ends after ten hours, however busy', '09:00', '18:50', '19:00'],
  ])('%s', (_, openedAt, usedAt, ends) => {
    expect(endsAt({ openedAt: at(openedAt), usedAt: at(usedAt) })).toEqual(at(ends));
  });
});
