import { describe, expect, it } from 'vitest';
import { nextTry } from './next-try.ts';

const dueAt = new Date('2026-11-20T06:00:00Z');
const after = (minutes: number) => new Date(dueAt.getTime() + minutes * 60_000);

describe('an email that did not go out', () => {
  it.each([
    [1, 0, 1],
    [2, 1, 3],
    [3, 3, 7],
    [8, 127, 255],
    [9, 255, 495], // four hours at most (9.12)
    [12, 735, 975],
  ])('[9.12] after failure %i, %i minutes on, is tried at minute %i', (tries, now, next) => {
    expect(nextTry({ dueAt, tries }, after(now))).toEqual(after(next));
  });

  it('is given up after a day', () => {
    expect(nextTry({ dueAt, tries: 13 }, after(1200))).toEqual(after(1440));
    expect(nextTry({ dueAt, tries: 13 }, after(1201))).toBeNull();
  });
});
