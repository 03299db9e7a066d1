import { describe, expect, it } from 'vitest';
import { routes } from '#lib/shared/routes.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import type { OfflineTrip } from '../../rules/offline-trip.ts';
import { listAt, tripsAt } from './trips-at.ts';

const trips = [{ _id: 'a' }, { _id: 'b' }] as OfflineTrip[];
const at = (address: string) => new URL(address, 'http://localhost');
const shown = (address: string) => tripsAt(at(address), trips).map(({ _id }) => _id);

describe('[2.4] [2.6] which stored trips belong to an address', () => {
  it.each([
    [routes.bookings(), ['a', 'b']],
    [routes.bookings({ when: 'past' }), ['a', 'b']],
    [routes.booking('b'), ['b']],
    [routes.hotelConfirmation('a'), ['a']],
    [routes.flightConfirmation('b'), ['b']],
    [routes.booking('of-somebody-else'), []],
    [workRoutes.corporateBooking({ part: 'trips' }), ['a', 'b']],
    [workRoutes.corporateFlightConfirmation('a', { part: 'trip' }), ['a']],
    [routes.landing(), []],
    [routes.account(), []],
  ])('%s', (address, ids) => expect(shown(address)).toEqual(ids));

  it('leads back to the list of the same user type', () => {
    expect(listAt(at(routes.booking('a')))).toBe('/bookings');
    expect(listAt(at(workRoutes.corporateHotelConfirmation('a')))).toBe('/corporate/auth/booking?part=trips');
  });
});
