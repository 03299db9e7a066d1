import { describe, expect, it } from 'vitest';
import { PACKAGE_LIMITS } from '#features/packages/rules/party.ts';
import { STAY_LIMITS } from '#lib/shared/stay-shape.ts';
import { TRIP_LIMITS } from '#lib/shared/trip-shape.ts';
import { companyHoldsFull, companyLimit, HOLD_LIMITS, networkHoldsFull, tooManyHolds } from './hold-limits.ts';

describe('limits of what is on hold', () => {
  it.each(Object.entries(HOLD_LIMITS))(
    '%s: one booking of the largest permitted size fits',
    (_, { hotel, flight, package: places }) => {
      expect(hotel).toBeGreaterThanOrEqual(STAY_LIMITS.rooms);
      expect(flight).toBeGreaterThanOrEqual(TRIP_LIMITS.seats * TRIP_LIMITS.bounds);
      expect(places).toBeGreaterThanOrEqual(PACKAGE_LIMITS.rooms * PACKAGE_LIMITS.bedsPerRoom);
    },
  );

  it.each([
    ['a new company, however many people it lists', false, 5000, { hotel: 12, flight: 108, package: 16 }],
    ['a trusted company of one', true, 1, { hotel: 12, flight: 108, package: 16 }],
    ['a trusted company of 40', true, 40, { hotel: 22, flight: 168, package: 16 }],
    ['a trusted company of 1,000', true, 1000, { hotel: 262, flight: 1608, package: 16 }],
  ])('%s', (_, isTrusted, activePeople, limit) => expect(companyLimit({ isTrusted, activePeople })).toEqual(limit));

  it('each refusal says what is in the way, what happened to the money and what to do', () => {
    const holds = ['Sea View', 'Hill House', 'Rose Court', 'Lake Inn'].map((name, at) => ({
      name,
      units: at + 1,
      until: '11:40',
    }));
    expect(tooManyHolds(holds, 12, 'hotel')).toBe(
      'You can hold 12 rooms at a time before paying. On hold now: Sea View (1 room, until 11:40); Hill House (2 rooms, until 11:40); Rose Court (3 rooms, until 11:40) and 1 more. Nothing was charged. Pay for one of them or cancel one, then hold this one.',
    );
    for (const sentence of [companyHoldsFull(12, '11:40', 'hotel'), networkHoldsFull('11:40', 'flight')])
      expect(sentence).toMatch(/Nothing was charged\..*(?:try|Try) again after 11:40/);
  });
});
