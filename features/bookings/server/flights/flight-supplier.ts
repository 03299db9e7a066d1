import 'server-only';
import { embeddedAirlines } from '#features/flights/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { FlightRequest, FlightSupplier, Traveller } from '#lib/server/ports/flight-supplier.ts';
import { CHARGE_AMOUNT, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { passengersOf, ticketName } from '#lib/shared/passengers.ts';
import type { FlightRow } from '../bookings.repo.ts';
import type { FlightSnapshot } from '../tables.ts';

/** The supplier of flights. One so far: our embedded airlines. A second one is chosen here, by the offer. */
export const flightSupplier = (db: Db): FlightSupplier => embeddedAirlines(db);

/** What a booking asks of the supplier. */
export const flightRequestOf = ({ bounds, party }: Pick<FlightSnapshot, 'bounds' | 'party'>): FlightRequest => ({
  offers: bounds.map(({ offer }) => offer),
  party,
});

/** The windows of cancelling what is left of a trip, as its airlines say now; everything comes back where they say so. */
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

/** The passengers as tickets print them. A booking is paid for only with its passengers named. */
export function travellersOf({ details, snapshot }: FlightRow): Traveller[] {
  const types = passengersOf(snapshot.party);
  return (details?.passengers ?? []).map(({ firstName, lastName }, at) => ({
    type: types[at] ?? 'ADT',
    firstName: ticketName(firstName) ?? '',
    lastName: ticketName(lastName) ?? '',
  }));
}
