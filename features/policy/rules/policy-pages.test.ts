import { expect, it } from 'vitest';
import { routes } from '#lib/shared/routes.ts';
import { showsPolicyChange } from './policy-pages.ts';

it.each([
  ['/corporate/auth/booking/hotels/hotelListing', true],
  ['/corporate/auth/booking/hotels/reviewBooking', true],
  ['/corporate/auth/booking/flights/flightListing', true],
  ['/corporate/auth/booking/flights/review', true],
  ['/corporate/auth/booking', false],
  ['/corporate/auth/booking/hotels/confirmation', false],
  ['/corporate/auth/booking/flights/flightConfirm', false],
  ['/corporate/auth/booking/approval', false],
  ['/corporate', false],
  [routes.hotelListing({}), false],
  [routes.hotelReview({}), false],
  [routes.flightListing({}), false],
  [routes.flightReview({}), false],
])('[2.8] the policy dialog on %s: %s', (path, shown) => expect(showsPolicyChange(path)).toBe(shown));
