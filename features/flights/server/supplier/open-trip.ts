import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { FlightExtra, FlightRequest } from '#lib/server/ports/flight-supplier.ts';
import { seatsOf } from '#lib/shared/trip-shape.ts';
import type { CheckedOffer } from '../../rules/search/check-bound.ts';
import { partsOf } from '../../rules/supplier-parts.ts';
import { deleteParts, lockParts, openParts, type NewPart, type Part } from './reservations.repo.ts';
import { chooseSeats, takeSeats } from './seats.ts';

export const chosenSeats = (extras: readonly FlightExtra[]) =>
  extras.flatMap((extra) =>
    extra.kind === 'seat' ? [{ flightId: extra.flight, seat: extra.seat, passenger: extra.passenger }] : [],
  );

type Opening = {
  request: FlightRequest;
  offers: readonly CheckedOffer[];
  extras: FlightExtra[];
  extrasTotal: number;
  ticketBy: Date;
  now: Date;
};

/**
 * Opens a reservation under a key and takes its seats on every flight, or locks the existing one. A released one starts
 * again. Throws TooFewSeats or SeatTaken.
 */
export async function openTrip(
  tx: Db,
  key: string,
  { request, offers, extras, extrasTotal, ticketBy, now }: Opening,
): Promise<{ parts: Part[]; fresh: boolean }> {
  const before = await lockParts(tx, key);
  if (before.length && before[0]!.state !== 'released') return { parts: before, fresh: false };
  if (before.length) await deleteParts(tx, key);
  const rows = partsOf(offers).map(({ airline, offers: own }, part): NewPart => ({
    key,
    part,
    airline,
    bounds: own.map(({ sold }) => sold),
    party: request.party,
    travellers: null,
    extras: part === 0 ? extras : [],
    total: own.reduce((sum, { amounts }) => sum + amounts.total, 0),
    extrasTotal: part === 0 ? extrasTotal : 0,
    state: 'held',
    ticketBy,
    createdAt: now,
    changedAt: now,
  }));
  if (!(await openParts(tx, rows))) return { parts: await lockParts(tx, key), fresh: false };
  await takeSeats(
    tx,
    offers.flatMap(({ sold }) => sold.seats),
    seatsOf(request.party),
  );
  await chooseSeats(tx, key, chosenSeats(extras));
  return { parts: await lockParts(tx, key), fresh: true };
}
