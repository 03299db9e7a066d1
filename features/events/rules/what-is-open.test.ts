import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changing, registering, withdrawing } from './what-is-open.ts';

const times = { registrationClosesAt: new Date('2027-01-10T18:30:00Z'), endsAt: new Date('2027-01-17T18:30:00Z') };
const [BEFORE, CLOSED, OVER] = ['2027-01-10T18:29:59Z', '2027-01-10T18:30:00Z', '2027-01-17T18:30:00Z'].map(
  (at) => new Date(at),
) as [Date, Date, Date];
const withdrawn = new Date('2027-01-02T08:00:00Z');

describe('[1.2] what is open around an event', () => {
  it.each([
    ['before the closing time', BEFORE, null, [true, true, true]],
    ['from the closing time on', CLOSED, null, [false, false, true]],
    ['once it is over', OVER, null, [false, false, false]],
    ['for who has withdrawn', BEFORE, withdrawn, [true, false, false]],
  ])('%s', (_, now, gone, open) => {
    expect(
      [registering(times, now), changing(times, gone, now), withdrawing(times, gone, now)].map((one) => one.open),
    ).toEqual(open);
  });

  it('whatever is closed says why, and what is open needs no words; nothing opens again', () => {
    const at = fc.date({ min: new Date('2026-12-01'), max: new Date('2027-03-01'), noInvalidDate: true });
    fc.assert(
      fc.property(at, at, fc.option(at), (one, other, gone) => {
        const [early, late] = one < other ? [one, other] : [other, one];
        for (const rule of [
          registering,
          (t: typeof times, now: Date) => changing(t, gone, now),
          (t: typeof times, now: Date) => withdrawing(t, gone, now),
        ]) {
          const [first, then] = [rule(times, early), rule(times, late)];
          for (const { open, why } of [first, then]) expect(why === null).toBe(open);
          if (!first.open) expect(then.open).toBe(false);
        }
      }),
    );
  });
});
