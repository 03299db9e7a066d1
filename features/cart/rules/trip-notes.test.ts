import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { addDays } from '#lib/shared/dates.ts';
import { tripNotes, type TripPart } from './trip-notes.ts';

const TODAY = '2026-12-01';
const bed = (title: string, from: number, to: number): TripPart => ({
  of: 'hotel',
  title,
  from: `2026-12-${from}`,
  to: `2026-12-${to}`,
  journeys: [],
});
const fly = (...days: (readonly [number, number])[]): TripPart => ({
  of: 'flight',
  title: 'Bengaluru – Delhi',
  from: `2026-12-${days[0]![0]}`,
  to: `2026-12-${days.at(-1)![1]}`,
  journeys: days.map(([leaves, arrives], at) => ({
    from: at ? 'Delhi' : 'Bengaluru',
    to: at ? 'Bengaluru' : 'Delhi',
    departsAt: `2026-12-${leaves}T20:00`,
    arrivesAt: `2026-12-${arrives}T01:00`,
  })),
});

describe('[7.20] what does not fit together in a cart', () => {
  it.each<[string, TripPart[], string[]]>([
    ['there, a stay, and back', [fly([20, 20], [24, 24]), bed('Casa', 20, 24)], []],
    ['a night in the air needs no bed', [fly([20, 21], [24, 25]), bed('Casa', 21, 24)], []],
    ['one stay after the other', [bed('Casa', 20, 22), bed('Haus', 22, 24)], []],
    ['only flights', [fly([20, 20], [24, 24])], []],
    [
      'two stays in one night',
      [bed('Casa', 20, 23), bed('Haus', 22, 24)],
      ['Casa and Haus are both for the night of Tue 22 Dec.'],
    ],
    [
      'a stay within another',
      [bed('Casa', 20, 26), bed('Haus', 21, 24)],
      ['Casa and Haus are both for 3 nights from Mon 21 Dec.'],
    ],
    [
      'nights without a bed',
      [fly([20, 20], [26, 26]), bed('Casa', 21, 24)],
      ['There is no stay for the night of Sun 20 Dec.', 'There is no stay for 2 nights from Thu 24 Dec.'],
    ],
    [
      'a stay before the arrival and after the way back',
      [fly([20, 21], [24, 24]), bed('Casa', 20, 25)],
      [
        'Casa begins on Sun 20 Dec, and the flight arrives on Mon 21 Dec.',
        'Casa ends on Fri 25 Dec, and the flight back leaves on Thu 24 Dec.',
      ],
    ],
  ])('%s', (_, parts, notes) => {
    expect(tripNotes(parts, TODAY)).toEqual(notes);
  });

  it('stays that follow each other day by day never get a note, in whatever order they were added', () => {
    const chain = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(chain, fc.infiniteStream(fc.nat()), (lengths, order) => {
        let from = '2026-12-10';
        const beds = lengths.map((nights, at): TripPart => {
          const to = addDays(from, nights);
          const part: TripPart = { of: 'hotel', title: `House ${at}`, from, to, journeys: [] };
          from = to;
          return part;
        });
        const shuffled = beds.map((one) => [order.next().value, one] as const).sort(([a], [b]) => a - b);
        expect(
          tripNotes(
            shuffled.map(([, one]) => one),
            TODAY,
          ),
        ).toEqual([]);
      }),
    );
  });
});
