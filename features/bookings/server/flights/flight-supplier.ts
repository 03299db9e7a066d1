import 'server-only';
import { embeddedAirlines } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { FlightRequest, FlightSupplier, Traveller } from '#lib/server/ports/flight-supplier.ts';
import { CHARGE_AMOUNT, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { passengersOf, ticketName } from '#lib/shared/passengers.ts';
import type { FlightRow } from '../bookings.repo.ts';
import type { FlightSnapshot } from '../tables.ts';

/** The supplier of flights: our embedded airlines. A second supplier would be selected here, by the offer. */
export const flightSupplier = (db: Db): FlightSupplier => embeddedAirlines(db);

/** A booking's request to the supplier. */
export const flightRequestOf = ({ bounds, party }: Pick<FlightSnapshot, 'bounds' | 'party'>): FlightRequest => ({
  offers: bounds.map(({ offer }) => offer),
  party,
});

/** Cancellation windows of the rest of a trip, as its airlines give them now; a full refund where they say so. */
export async function windowsNow(db: Db, bookingId: string, total: number): Promise<CancellationPolicy[]> {
  const quote = await flightSupplier(db).quoteCancel(bookingId, {});
  if (!quote) return [];
  const steps = [{ from: clock.now(), refund: quote.refund }, ...quote.later];
  return steps.map(({ from, refund }) => ({
    FromDate: from.toISOString(),
    ChargeType: CHARGE_AMOUNT,
    Charge: Math.max(0, total - refund),
  }));
}

/** Passengers as printed on tickets. A booking is paid only with its passengers named. */
export function travellersOf({ details, snapshot }: FlightRow): Traveller[] {
  const types = passengersOf(snapshot.party);
  return (details?.passengers ?? []).map(({ firstName, lastName, frequentFlyer }, at) => ({
    type: types[at] ?? 'ADT',
    firstName: ticketName(firstName) ?? '',
    lastName: ticketName(lastName) ?? '',
    ...(frequentFlyer ? { frequentFlyer } : {}),
  }));
}
