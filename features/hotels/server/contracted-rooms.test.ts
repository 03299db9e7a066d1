import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ContractedRooms } from './contracted-rooms.ts';

const ROOMS = Array.from({ length: 40 }, (_, index) => ({
  id: `rty_${index}`,
  hotel: index >> 1,
  room: { terms: { baseGuests: 2, maxAdults: 2, maxGuests: 2, extraAdult: 0, extraChild: 0 }, plans: [] },
}));

it('[7.20] finds each room type that is asked for, in whatever order, and none that is not contracted', () => {
  const rooms = new ContractedRooms(ROOMS);
  fc.assert(
    fc.property(fc.array(fc.nat(49)), fc.boolean(), (asked, inOrder) => {
      const find = rooms.finder();
      for (const index of inOrder ? asked.sort((a, b) => a - b) : asked)
        expect(find(`rty_${index}`)).toBe(ROOMS[index]);
    }),
  );
});
