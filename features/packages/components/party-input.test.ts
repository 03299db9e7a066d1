import { describe, expect, it } from 'vitest';
import { checkParty, type RoomInput } from './party-input.ts';

const room = (adults: number, ...childAges: (number | null)[]): RoomInput => ({ adults, childAges });

describe('[1.2] the party as it is filled in', () => {
  it.each([
    ['two adults', [room(2)]],
    ['a family and somebody alone', [room(2, 7, 0), room(1)]],
  ])('%s can be booked', (_, rooms) => expect(checkParty(rooms)).toEqual({ rooms, problem: null }));

  it('every child needs an age', () =>
    expect(checkParty([room(2, 7, null)])).toEqual({
      rooms: null,
      problem: 'Choose the age of each child. Prices depend on it.',
    }));

  it('a room that is too small is named where there are several', () => {
    const full = room(3, 5, 6);
    expect(checkParty([full]).problem).toMatch(/^A room takes at most 4 people/);
    expect(checkParty([room(2), full]).problem).toMatch(/^Room 2: A room takes at most 4 people/);
  });
});
