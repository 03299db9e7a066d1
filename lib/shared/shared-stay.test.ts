import { expect, test } from 'vitest';
import { sharedStayParams } from './shared-stay.ts';

test('[7.20] a shared stay has its dates, rooms and adults, and no child’s age', () => {
  const rooms = [
    { adults: 2, childAges: [5, 9] },
    { adults: 1, childAges: [] },
  ];
  expect(sharedStayParams({ checkIn: '2026-12-01', checkOut: '2026-12-04', rooms })).toEqual({
    checkin: '2026-12-01',
    checkout: '2026-12-04',
    rooms: '2_1',
  });
});
