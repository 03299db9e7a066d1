import { expect, it } from 'vitest';
import { completeRooms } from './room-input.ts';

it('[7.20] rooms are complete once the age of every child was given', () => {
  expect(completeRooms([{ adults: 2, childAges: [] }])).toEqual([{ adults: 2, childAges: [] }]);
  expect(completeRooms([{ adults: 2, childAges: [0, 9] }])).toEqual([{ adults: 2, childAges: [0, 9] }]);
  expect(completeRooms([{ adults: 2, childAges: [9, null] }])).toBeNull();
  expect(
    completeRooms([
      { adults: 1, childAges: [] },
      { adults: 2, childAges: [null] },
    ]),
  ).toBeNull();
});
