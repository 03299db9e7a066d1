import 'server-only';
import { embeddedAirlines } from '#features/flights/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { FlightRequest, FlightSupplier, Traveller } from '#lib/server/ports/flight-supplier.ts';
import { passengersOf, ticketName } from '#lib/shared/passengers.ts';
import type { FlightRow } from '../bookings.repo.ts';
import type { FlightSnapshot } from '../tables.ts';

/** The supplier of flights. One so far: our embedded airlines. A second one is chosen here, by the offer. */
export const flightSupplier = (db: Db): FlightSupplier => embeddedAirlines(db);

/** What a booking asks of the supplier. */
export const flightRequestOf = ({ bounds, party }: Pick<FlightSnapshot, 'bounds' | 'party'>): FlightRequest => ({ offers: bounds.map(({ offer }) => offer), party });

/** The passengers as tickets print them. A booking is paid for only with its passengers named. */
export function travellersOf({ details, snapshot }: FlightRow): Traveller[] {
  const types = passengersOf(snapshot.party);
  return (details?.passengers ?? []).map(({ firstName, lastName }, at) => ({ type: types[at] ?? 'ADT', firstName: ticketName(firstName) ?? '', lastName: ticketName(lastName) ?? '' }));
}
