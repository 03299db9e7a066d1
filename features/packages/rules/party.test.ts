import { describe, expect, it } from 'vitest';
import type { RoomOccupancy } from '#lib/shared/stay-shape.ts';
import { describeTravellers, headcount, partyOfRoom, partyProblems, placesOf } from './party.ts';

const room = (adults: number, ...childAges: number[]): RoomOccupancy => ({ adults, childAges });

describe('[7.20] who of a room pays what', () => {
  it.each<[RoomOccupancy, string, number, number, number]>([
    [room(1), 'single', 1, 0, 0],
    [room(2), 'double', 2, 0, 0],
    [room(3), 'triple', 3, 0, 0],
    [room(2, 2), 'double', 2, 1, 0],
    [room(2, 11), 'double', 2, 1, 0],
    [room(2, 12), 'triple', 3, 0, 0], // pays as an adult
    [room(2, 1), 'double', 2, 0, 1],
    [room(2, 0, 5), 'double', 2, 1, 1],
    [room(1, 5), 'double', 2, 0, 0], // the room of one adult with a child is sold for two
    [room(1, 5, 8), 'double', 2, 1, 0],
    [room(1, 1), 'single', 1, 0, 1],
    [room(1, 14), 'double', 2, 0, 0],
  ])('%o: %s, %i adults, %i children, %i infants', (occupancy, sharing, adults, children, infants) => {
    expect(partyOfRoom(occupancy)).toEqual({ sharing, adults, children, infants });
  });
});

describe('[7.20] a party', () => {
  it('takes a place for everybody but infants', () => {
    expect(placesOf([room(2, 5, 1), room(1, 14)])).toBe(5);
  });

  it('is described by ages, whatever each pays', () => {
    expect(describeTravellers(headcount([room(1, 5), room(2, 0)]))).toBe('3 adults, 1 child, 1 infant');
  });

  it.each<[string, RoomOccupancy[], Record<string, string>]>([
    ['fits', [room(2, 5, 8), room(3)], {}],
    ['no room', [], { rooms: 'Choose at least one room.' }],
    [
      'too many rooms',
      Array.from({ length: 5 }, () => room(1)),
      { rooms: 'We book at most 4 rooms of a journey at once. For more, make a second booking.' },
    ],
    [
      'four adults in the second room',
      [room(2), room(4)],
      { 'rooms.1': 'A room takes at most 3 people of 12 and older. Add a room.' },
    ],
    ['five beds', [room(3, 5, 8)], { 'rooms.0': 'A room takes at most 4 people, infants aside. Add a room.' }],
    ['three infants', [room(2, 0, 1, 1)], { 'rooms.0': 'A room takes at most 2 infants. Add a room.' }],
    ['nobody of age', [room(0, 5)], { 'rooms.0': 'A room needs at least one adult.' }],
  ])('%s', (_, rooms, problems) => {
    expect(partyProblems(rooms)).toEqual(problems);
  });
});
