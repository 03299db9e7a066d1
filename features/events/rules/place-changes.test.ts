import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Party, placeChanges } from './place-changes.ts';

const [FRI, SAT, SUN] = ['2027-01-15', '2027-01-16', '2027-01-17'] as const;
const party = (companions: number, ...days: string[]): Party => ({ companions, days });

describe('[1.2] places that change hands', () => {
  it.each<[string, Party | null, Party | null, ReturnType<typeof placeChanges>]>([
    [
      'registering takes them',
      null,
      party(1, SAT, FRI),
      [
        { day: FRI, by: 2 },
        { day: SAT, by: 2 },
      ],
    ],
    [
      'withdrawing gives them back',
      party(1, FRI, SAT),
      null,
      [
        { day: FRI, by: -2 },
        { day: SAT, by: -2 },
      ],
    ],
    [
      'another day',
      party(0, FRI),
      party(0, SUN),
      [
        { day: FRI, by: -1 },
        { day: SUN, by: 1 },
      ],
    ],
    [
      'one companion more',
      party(0, FRI, SAT),
      party(1, FRI, SAT),
      [
        { day: FRI, by: 1 },
        { day: SAT, by: 1 },
      ],
    ],
    ['nothing', party(2, FRI), party(2, FRI), []],
  ])('%s', (_, before, after, changes) => expect(placeChanges(before, after)).toEqual(changes));

  it('going and coming back leaves every day as it was, in the order of dates', () => {
    const some = fc.option(fc.record({ companions: fc.nat(4), days: fc.subarray([SUN, FRI, SAT]) }));
    fc.assert(
      fc.property(some, some, (one, other) => {
        const [there, back] = [placeChanges(one, other), placeChanges(other, one)];
        expect(back).toEqual(there.map(({ day, by }) => ({ day, by: 0 - by })));
        expect(there.map(({ day }) => day)).toEqual(there.map(({ day }) => day).toSorted());
      }),
    );
  });
});
