import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, nightsOf } from '#lib/shared/dates.ts';
import { nightsOutside, type Nights } from './nights-outside.ts';

const nights = ({ checkIn, checkOut }: Nights) => nightsOf(checkIn, checkOut);
const aStay = fc
  .record({ start: fc.integer({ min: 0, max: 40 }), length: fc.integer({ min: 1, max: 30 }) })
  .map(({ start, length }) => {
    const checkIn = addDays('2026-12-01', start);
    return { checkIn, checkOut: addDays(checkIn, length) };
  });

describe('the nights that a change of dates adds', () => {
  it.each([
    ['one day later', '2026-12-02', '2026-12-05', [['2026-12-04', '2026-12-05']]],
    ['one day earlier', '2026-11-30', '2026-12-03', [['2026-11-30', '2026-12-01']]],
    [
      'longer at both ends',
      '2026-11-30',
      '2026-12-05',
      [
        ['2026-11-30', '2026-12-01'],
        ['2026-12-04', '2026-12-05'],
      ],
    ],
    ['shorter', '2026-12-02', '2026-12-03', []],
    ['another week', '2026-12-10', '2026-12-12', [['2026-12-10', '2026-12-12']]],
    ['from its last day on', '2026-12-04', '2026-12-06', [['2026-12-04', '2026-12-06']]],
  ])('[7.20] %s', (_, checkIn, checkOut, runs) => {
    expect(nightsOutside({ checkIn, checkOut }, { checkIn: '2026-12-01', checkOut: '2026-12-04' })).toEqual(
      runs.map(([from, to]) => ({ checkIn: from, checkOut: to })),
    );
  });

  it('[7.20] are exactly those the stay does not have yet, each once', () => {
    fc.assert(
      fc.property(aStay, aStay, (wanted, had) => {
        const added = nightsOutside(wanted, had).flatMap(nights);
        expect(added).toEqual(nights(wanted).filter((night) => !nights(had).includes(night)));
      }),
    );
  });
});
