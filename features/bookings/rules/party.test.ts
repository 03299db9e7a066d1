import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partyParams, readParty, roomsFor } from './party.ts';

describe('[2.2] who travels', () => {
  it.each([
    [1, 1, [1]],
    [3, 2, [2, 1]],
    [4, 2, [2, 2]],
    [2, 5, [1, 1]],
    [5, 3, [2, 2, 1]],
  ])('%d people in %d rooms: %j', (people, rooms, adults) =>
    expect(roomsFor(people, rooms).map((room) => room.adults)).toEqual(adults),
  );

  it('everybody has a bed, and rooms differ by one at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 8 }), (people, rooms) => {
        const adults = roomsFor(people, rooms).map((room) => room.adults);
        expect(adults.reduce((sum, one) => sum + one, 0)).toBe(people);
        expect(Math.max(...adults) - Math.min(...adults)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('an address carries them there and back; what is no id or number is left out', () => {
    const party = { travellerIds: ['usr_a', 'usr_b'], guests: 2 };
    const { travellers = '', guests = 0 } = partyParams(party);
    expect(readParty(travellers, String(guests))).toEqual(party);
    expect(readParty('usr_a,usr_a,<b>', 'many')).toEqual({ travellerIds: ['usr_a'], guests: 0 });
    expect(partyParams({ travellerIds: [], guests: 0 })).toEqual({});
  });
});
