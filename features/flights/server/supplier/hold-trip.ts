import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { FlightExtra, FlightRequest, HoldOutcome } from '#lib/server/ports/flight-supplier.ts';
import { seatsOf } from '#lib/shared/trip-shape.ts';
import { ticketBy } from '../../rules/search/quote-terms.ts';
import { checkTrip } from '../check-trip.ts';
import { openTrip } from './open-trip.ts';
import { mustBeSame, priceWanted } from './priced-trip.ts';
import { changeParts, findParts, lockExpiredKey, lockParts, type Part } from './reservations.repo.ts';
import { giveSeatsBack, leaveSeats, SeatTaken, TooFewSeats } from './seats.ts';

/**
 * Holds seats under a PNR until the airline's deadline. A repeated call gives the first answer; after a release it
 * starts again.
 */
export async function holdTrip(
  db: Db,
  key: string,
  request: FlightRequest,
  extras: FlightExtra[],
  now: Date,
): Promise<HoldOutcome> {
  const known = await findParts(db, key);
  if (known.length && known[0]!.state !== 'released') return heldOutcome(key, known, request);
  const trip = await checkTrip(db, request);
  if (trip.outcome !== 'sold') return { outcome: 'sold_out' };
  const deadline = ticketBy(trip.offers, now);
  if (!deadline) return { outcome: 'not_offered' };
  if (trip.offers.some(({ play }) => play === 'sold-out')) return { outcome: 'sold_out' };
  const wanted = await priceWanted(db, { ...trip, party: request.party }, extras);
  if (Object.keys(wanted.problems).length) return { outcome: 'seat_taken' };
  try {
    return await inTransaction(db, async (tx) => {
      const { parts } = await openTrip(tx, key, {
        request,
        offers: trip.offers,
        extras,
        extrasTotal: wanted.total,
        ticketBy: deadline,
        now,
      });
      return heldOutcome(key, parts, request);
    });
  } catch (error) {
    if (error instanceof TooFewSeats) return { outcome: 'sold_out' };
    if (error instanceof SeatTaken) return { outcome: 'seat_taken' };
    throw error;
  }
}

function heldOutcome(key: string, parts: readonly Part[], request: FlightRequest): HoldOutcome {
  mustBeSame(key, parts, request);
  return { outcome: 'held', ticketBy: parts[0]!.ticketBy, total: totalOf(parts), pnrs: parts.map(({ pnr }) => pnr) };
}

/** Fare and extras of all parts. */
export const totalOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { total, extrasTotal }) => sum + total + extrasTotal, 0);

/** A hold of extras for a ticketed trip: it has no flights of its own. */
const isExtrasHold = ({ bounds }: Part): boolean => !bounds.length;

/** Ends parts whose seats are sold out; all seats return to sale. */
export async function endParts(
  tx: Db,
  parts: readonly Part[],
  state: 'released' | 'refused' | 'cancelled',
  now: Date,
): Promise<void> {
  const [first] = parts;
  if (!first) return;
  if (isExtrasHold(first)) await leaveSeats(tx, first.key);
  await giveSeatsBack(
    tx,
    parts.flatMap(({ bounds }) => bounds.flatMap(({ seats }) => seats)),
    seatsOf(first.party),
  );
  const flights = parts.flatMap(({ bounds }) => bounds.flatMap(({ seats }) => seats.map(({ flight }) => flight)));
  await leaveSeats(tx, first.key, {
    flights,
    passengers: Array.from({ length: seatsOf(first.party) }, (_, passenger) => passenger),
  });
  await changeParts(tx, parts, { state }, now);
}

/** Releases held seats (release PNR); anything else is unchanged. */
export const releaseTrip = (db: Db, key: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const parts = await lockParts(tx, key);
    if (parts[0]?.state === 'held') await endParts(tx, parts, 'released', now);
  });

/** Releases the seats of all PNRs past their ticketing deadline and returns their keys; one transaction each. */
export async function expireFlightHolds({ db, now }: { db: Db; now: Date }): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const key = await inTransaction(db, async (tx) => {
      const expired = await lockExpiredKey(tx, now);
      if (expired !== undefined) await endParts(tx, await lockParts(tx, expired), 'released', now);
      return expired;
    });
    if (key === undefined) return keys;
    keys.push(key);
  }
}
