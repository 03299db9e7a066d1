import { notFound } from '#lib/shared/errors.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import { chosen } from '../answers/flights.ts';
import type { MockFlight } from '../memory/records.ts';
import { keptFlight } from './mock-flights.ts';

/** A person’s flight; NOT_FOUND for someone else’s. */
export const myFlight = (userId: string, bookingId: string, now: Date): MockFlight => {
  const flight = keptFlight(userId, bookingId, now);
  if (!flight) throw notFound('This booking');
  return flight;
};

const counts = ({ adults, children, infants }: Party) => ({
  adults: String(adults),
  children: String(children),
  infants: String(infants),
});
/** The trip that these offers make for a party, as a search finds it. */
export const tripOf = (offers: readonly string[], party: Party, now: Date) =>
  chosen({ offers: offers.join('*'), ...counts(party) }, now);
