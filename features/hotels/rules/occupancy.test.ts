import { describe, expect, it } from 'vitest';
import { fits, guestCharges, type RoomTerms } from './occupancy.ts';

const terms: RoomTerms = { baseGuests: 2, maxAdults: 3, maxGuests: 4, extraAdult: 100_000, extraChild: 40_000 };
const room = (adults: number, ...childAges: number[]) => ({ adults, childAges });

describe('who fits a room type', () => {
  it.each([
    ['two adults', [room(2)], true],
    ['three adults and a child', [room(3, 9)], true],
    ['four adults', [room(4)], false],
    ['an infant takes a place in the room', [room(3, 9, 0)], false],
    ['every requested room must fit', [room(2), room(4)], false],
  ])('%s', (_, rooms, expected) => {
    expect(fits(terms, rooms)).toBe(expected);
  });
});

describe('what extra guests cost a night', () => {
  it.each([
    ['base guests', [room(2)], [{ charge: 0, rooms: 1 }]],
    ['a third adult', [room(3)], [{ charge: 100_000, rooms: 1 }]],
    ['a child of 5 beyond the base', [room(2, 5)], [{ charge: 40_000, rooms: 1 }]],
    ['a child of 4 is free', [room(2, 4)], [{ charge: 0, rooms: 1 }]],
    ['a child in a base place is free', [room(1, 9)], [{ charge: 0, rooms: 1 }]],
    ['two children, one base place left', [room(1, 9, 12)], [{ charge: 40_000, rooms: 1 }]],
    [
      'equal rooms together',
      [room(2), room(3), room(1)],
      [
        { charge: 0, rooms: 2 },
        { charge: 100_000, rooms: 1 },
      ],
    ],
  ])('%s', (_, rooms, expected) => {
    expect(guestCharges(terms, rooms)).toEqual(expected);
  });
});
