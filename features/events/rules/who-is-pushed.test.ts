import { describe, expect, it } from 'vitest';
import { afterReading, isPushDue } from './who-is-pushed.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const ago = (minutes: number | null) => (minutes === null ? null : new Date(NOW.getTime() - minutes * MINUTE));
const DAY = 24 * 60;

describe('[2.4] a push message tells of what is written now', () => {
  it.each([
    ['who was never told', null, null, true],
    ['who has read, and was never told', 3, null, true],
    ['not who was told and has not read', null, 30, false],
    ['not who was told after they had read', 60, 30, false],
    ['who was told and has read, ten minutes later', 1, 10, true],
    ['who read at the moment of which they were told', 10, 10, true],
    ['not who was told and has read, sooner', 1, 9.9, false],
    ['who has read nothing for a day since they were told', null, DAY, true],
    ['not before that day is over', null, DAY - 1, false],
  ])('%s', (_, seen, pushed, due) => expect(isPushDue({ seenAt: ago(seen), pushedAt: ago(pushed) }, NOW)).toBe(due));
});

describe('[2.4] somebody reads up to a message', () => {
  it.each([
    // seen before, pushed, reads to | seen, pushed, has read what they were told of
    ['who was never told', null, null, 5, 5, null, false],
    ['who was just told: the push message waits, is dropped and does not count', null, 0.5, 0.5, 0.5, null, true],
    ['who was told a while ago: what waits for quiet hours is dropped', 60, 30, 10, 10, 30, true],
    ['what is older than what they were told of changes nothing of it', 60, 5, 10, 10, 5, false],
    ['what they had read already', 2, 5, 10, 2, 5, false],
    ['more, after they had read what they were told of', 4, 5, 1, 1, 5, false],
  ] as const)('%s', (_, seen, pushed, readTo, seenAt, pushedAt, isRead) =>
    expect(afterReading({ seenAt: ago(seen), pushedAt: ago(pushed) }, ago(readTo)!, NOW)).toEqual({
      seenAt: ago(seenAt),
      pushedAt: ago(pushedAt),
      isRead,
    }),
  );
});
