import { describe, expect, it } from 'vitest';
import { chosenAt, seatsTaken, withChoice, type Extras } from './extras-choice.ts';

const A = '6E2134.2026-12-08';
const B = '6E77.2026-12-09';

describe('[7.20] choosing seats, meals and bags', () => {
  it('a choice replaces the one at its own place and leaves every other alone', () => {
    let extras: Extras = [];
    extras = withChoice(extras, { kind: 'seat', passenger: 0, flight: A }, '12A');
    extras = withChoice(extras, { kind: 'seat', passenger: 0, flight: B }, '3C');
    extras = withChoice(extras, { kind: 'meal', passenger: 0, flight: A }, 'AVML');
    extras = withChoice(extras, { kind: 'bag', passenger: 0, bound: 0 }, 'BG05');
    extras = withChoice(extras, { kind: 'assistance', passenger: 0 }, 'WCHR');
    extras = withChoice(extras, { kind: 'seat', passenger: 0, flight: A }, '14F');
    expect(extras).toHaveLength(5);
    expect(chosenAt(extras, { kind: 'seat', passenger: 0, flight: A })).toBe('14F');
    expect(chosenAt(extras, { kind: 'seat', passenger: 0, flight: B })).toBe('3C');
    expect(chosenAt(extras, { kind: 'seat', passenger: 1, flight: A })).toBe('');
    expect(chosenAt(extras, { kind: 'bag', passenger: 0, bound: 0 })).toBe('BG05');
    expect(seatsTaken(extras, A)).toEqual(new Map([['14F', 0]]));
  });

  it('nothing at a place takes the choice back', () => {
    const one = withChoice([], { kind: 'meal', passenger: 1, flight: A }, 'VGML');
    expect(withChoice(one, { kind: 'meal', passenger: 1, flight: A }, '')).toEqual([]);
  });
});
