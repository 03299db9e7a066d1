import 'server-only';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import type * as contract from '../contract.ts';
import type { SeatMapView } from '../contract.ts';
import type { ExtrasOffered } from '../rules/extras.ts';
import { offeredExtras } from '../rules/fares/offered-extras.ts';
import { findFlight, presentExtras, presentSeats, type PricedTrip } from '../rules/search/present-trip.ts';
import { checkTrip } from './check-trip.ts';
import { readChosenSeats } from './sales.repo.ts';

/** A bound of a trip that was sold, by its place in the trip. */
type TicketedBound = { position: number; offer: string };
type BoundOnSale = { position: number; trip: PricedTrip };

/** The bounds for which extras are still sold; the travellers have their seats, so none has to be free. */
export async function boundsOnSale(db: Db, bounds: readonly TicketedBound[], party: Party): Promise<BoundOnSale[]> {
  const found: BoundOnSale[] = [];
  for (const { position, offer } of bounds) {
    const trip = await checkTrip(db, { offers: [offer], party }, { myHold: true }); // db may be a transaction
    if (trip.outcome === 'sold') found.push({ position, trip: { ...trip, party } });
  }
  return found;
}

/** All extras of these bounds; `chosen` gives the seats of our travellers on a flight. */
export async function extrasOnSale(
  bounds: readonly BoundOnSale[],
  chosen: (flight: string, date: string) => Promise<ReadonlySet<string>>,
): Promise<ExtrasOffered> {
  const flights = new Map<string, ExtrasOffered['flights'] extends ReadonlyMap<string, infer Of> ? Of : never>();
  const byPosition: { name: string; bags: ExtrasOffered['bounds'][number]['bags'] }[] = [];
  for (const { position, trip } of bounds) {
    const seats = new Map<string, ReadonlySet<string>>();
    for (const { flight, date } of trip.offers.flatMap(({ sold }) => sold.seats))
      seats.set(`${flight}.${date}`, await chosen(flight, date));
    const offered = offeredExtras(trip, (flightId) => seats.get(flightId) ?? new Set());
    for (const [flightId, of] of offered.flights) flights.set(flightId, of);
    byPosition[position] = { ...offered.bounds[0]!, bags: offered.bounds[0]!.bags };
  }
  return { flights, bounds: byPosition };
}

type Offered = ResponseOf<typeof contract.listExtras>['bounds'][number] & { bound: number };

/** Bags and meals that can be added to a ticketed trip, by bound; bounds of which none are sold any more are left out. */
export const extrasToOffer = async (
  db: Db,
  { bounds, party }: { bounds: readonly TicketedBound[]; party: Party },
): Promise<Offered[]> =>
  (await boundsOnSale(db, bounds, party)).map(({ position, trip }) => ({
    bound: position,
    ...presentExtras(trip).bounds[0]!,
  }));

/** The seat map of a flight of a ticketed trip. Throws NOT_FOUND where its seats are not sold any more. */
export async function seatsToOffer(
  db: Db,
  { bounds, party, flight }: { bounds: readonly TicketedBound[]; party: Party; flight: string },
): Promise<SeatMapView> {
  for (const { trip } of await boundsOnSale(db, bounds, party)) {
    const found = findFlight(trip, flight);
    if (!found) continue;
    const sold = found.offer.sold.seats[found.at]!;
    return presentSeats(trip.dated, found, await readChosenSeats(db, sold.flight, sold.date));
  }
  throw notFound('This flight');
}
