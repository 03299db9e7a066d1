import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { FlightExtra, FlightPriceLine, FlightRequest } from '#lib/server/ports/flight-supplier.ts';
import { priceExtras } from '../../rules/extras.ts';
import { offeredExtras } from '../../rules/fares/offered-extras.ts';
import { passengersOf } from '#lib/shared/passengers.ts';
import type { PricedTrip } from '../../rules/search/present-trip.ts';
import { readChosenSeats } from '../sales.repo.ts';

/** Prices the extras of a trip; seats that this reservation (`key`) already chose count as open to it. */
export async function priceWanted(
  db: Db,
  trip: PricedTrip,
  extras: readonly FlightExtra[],
  key?: string,
): Promise<{ lines: FlightPriceLine[]; problems: Record<number, string>; total: number }> {
  if (!extras.length) return { lines: [], problems: {}, total: 0 };
  const ours = new Map<string, Set<string>>();
  const wanted = new Set(extras.flatMap((extra) => (extra.kind === 'seat' ? [extra.flight] : [])));
  for (const { sold } of trip.offers) {
    for (const { flight, date } of sold.seats)
      if (wanted.has(`${flight}.${date}`)) ours.set(`${flight}.${date}`, await readChosenSeats(db, flight, date, key));
  }
  const { lines, problems } = priceExtras(
    extras,
    offeredExtras(trip, (flightId) => ours.get(flightId) ?? new Set()),
    passengersOf(trip.party),
  );
  return { lines, problems, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A key stands for one trip. Throws an Error when it comes back with another: that is a bug of the caller. */
export function mustBeSame(
  key: string,
  parts: readonly { bounds: readonly { offer: string; position: number }[]; party: FlightRequest['party'] }[],
  { offers, party }: FlightRequest,
): void {
  const kept = parts
    .flatMap(({ bounds }) => bounds)
    .sort((a, b) => a.position - b.position)
    .map(({ offer }) => offer);
  const people = parts[0]?.party;
  const same =
    kept.join() === offers.join() &&
    people?.adults === party.adults &&
    people.children === party.children &&
    people.infants === party.infants;
  if (!same) throw new Error(`The key ${key} already stands for another trip.`);
}
