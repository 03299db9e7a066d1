import { routes } from '#lib/shared/routes.ts';
import { tripParams } from '#lib/shared/trip-words.ts';
import type { FlightBooking } from '../../../contract.ts';

/** The list that a booking's flights were chosen from: the same journey, days and people. */
export function searchAgainHref({ bounds, party }: Pick<FlightBooking, 'bounds' | 'party'>): string {
  const trip = bounds.map(({ segments }) => ({ from: segments[0]!.origin.airport.cityCode, to: segments.at(-1)!.destination.airport.cityCode, date: segments[0]!.origin.at.slice(0, 10) }));
  return routes.flightListing(tripParams({ bounds: trip, ...party, cabin: bounds[0]!.terms.cabin }));
}
