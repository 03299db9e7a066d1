import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { TourOperator, TourOutcome, TourRequest } from '#lib/server/ports/tour-operator.ts';
import { placesOf } from '../../rules/party.ts';
import { givePlacesBack, takePlaces } from '../departures.repo.ts';
import type { Lodging } from '../tables.ts';
import { confirmLodgings, endLodgings, holdLodgings, hotelsOf } from './lodgings.ts';
import {
  changeReservation,
  confirmWithCode,
  lockExpiredHold,
  lockReservation,
  openReservation,
  type Reservation,
} from './reservations.repo.ts';

/** Rolls a transaction back that found too few places. */
export class TooFewPlaces extends Error {}

/** A key belongs to one request. Throws an Error when it is reused for another: that is a bug of the caller. */
export function mustBeSame(reservation: Reservation, { slug, departure, rooms }: TourRequest): void {
  const { slug: heldSlug, departsOn, places } = reservation;
  if (heldSlug !== slug || departsOn !== departure || places !== placesOf(rooms))
    throw new Error(`The key ${reservation.key} already stands for another departure.`);
}

/** Takes the places and rooms of a reservation that the transaction has locked. Throws TooFewPlaces, which rolls back. */
export async function takeAll(
  tx: Db,
  reservation: Reservation,
  request: TourRequest,
  expiresAt: Date,
): Promise<Lodging[]> {
  if (!(await takePlaces(tx, reservation))) throw new TooFewPlaces();
  const lodgings = await holdLodgings(tx, reservation.key, request, expiresAt);
  if (!lodgings) throw new TooFewPlaces();
  return lodgings;
}

/** Opens a reservation under the key and takes its places and rooms, or locks the existing one. Throws TooFewPlaces. */
async function openOrLock(
  tx: Db,
  key: string,
  request: TourRequest,
  expiresAt: Date,
  now: Date,
  changeOf: string | null = null,
): Promise<Reservation> {
  const reservation: Reservation = {
    key,
    slug: request.slug,
    departsOn: request.departure,
    places: placesOf(request.rooms),
    lodgings: [],
    state: 'held',
    expiresAt,
    code: null,
    asked: 0,
    createdAt: now,
    changedAt: now,
    changeOf,
    partsCancelled: [],
  };
  if (!(await openReservation(tx, reservation))) {
    const known = await lockReservation(tx, key);
    if (!known) throw new Error(`The reservation of key ${key} vanished.`);
    mustBeSame(known, request);
    return known;
  }
  const lodgings = await takeAll(tx, reservation, request, expiresAt);
  await changeReservation(tx, key, { lodgings }, now);
  return { ...reservation, lodgings };
}

/**
 * Holds places and rooms until `expiresAt`: all of them in one transaction, or nothing. A repeated call gives the first
 * answer; after a release or expiry it starts again. `changeOf`: the reservation that is to be moved to this departure.
 */
export async function holdPlaces(
  db: Db,
  key: string,
  request: TourRequest,
  expiresAt: Date,
  now: Date,
  changeOf: string | null = null,
): ReturnType<TourOperator['hold']> {
  try {
    return await inTransaction(db, async (tx): ReturnType<TourOperator['hold']> => {
      const reservation = await openOrLock(tx, key, request, expiresAt, now, changeOf);
      const given = reservation.state === 'released' || reservation.state === 'cancelled';
      const lapsed = reservation.state === 'held' && reservation.expiresAt <= now; // it was not released yet
      if (!given && !lapsed)
        return { outcome: 'held', expiresAt: reservation.expiresAt, hotels: hotelsOf(reservation.lodgings) };
      if (lapsed) await endReservation(tx, reservation, 'released', now);
      const lodgings = await takeAll(tx, reservation, request, expiresAt);
      await changeReservation(tx, key, { state: 'held', expiresAt, code: null, lodgings }, now);
      return { outcome: 'held', expiresAt, hotels: hotelsOf(lodgings) };
    });
  } catch (error) {
    if (error instanceof TooFewPlaces) return { outcome: 'sold_out' };
    throw error;
  }
}

/** Releases held places and rooms; anything else is unchanged. */
export const releasePlaces = (db: Db, key: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, key);
    if (reservation?.state === 'held') await endReservation(tx, reservation, 'released', now);
  });

/**
 * Turns a hold into a reservation; takes places and rooms again if the hold had ended and they are still free. Where a hotel
 * cannot confirm and no other can take its place, nothing is confirmed.
 */
export async function confirmPlaces(db: Db, key: string, request: TourRequest, now: Date): Promise<TourOutcome> {
  try {
    return await inTransaction(db, async (tx): Promise<TourOutcome> => {
      const reservation = await openOrLock(tx, key, request, now, now);
      if (reservation.state === 'confirmed' && reservation.code)
        return confirmedAs(reservation.code, reservation.lodgings);
      if (reservation.state === 'cancelled') return { outcome: 'failed', reason: 'refused' };
      const held = reservation.state === 'held' ? reservation.lodgings : await takeAll(tx, reservation, request, now);
      const lodgings = await confirmLodgings(tx, key, request, held);
      if (!lodgings) throw new TooFewPlaces();
      await changeReservation(tx, key, { lodgings }, now);
      return confirmedAs(await confirmWithCode(tx, key, now), lodgings);
    });
  } catch (error) {
    if (error instanceof TooFewPlaces) return { outcome: 'failed', reason: 'sold_out' };
    throw error;
  }
}

const confirmedAs = (code: string, lodgings: readonly Lodging[]): TourOutcome => ({
  outcome: 'confirmed',
  code,
  hotels: hotelsOf(lodgings),
});

/** The outcome of a key. A hold is no reservation; a cancelled one is refused. */
export const statusOf = (db: Db, key: string): ReturnType<TourOperator['status']> =>
  inTransaction(db, async (tx): ReturnType<TourOperator['status']> => {
    const reservation = await lockReservation(tx, key);
    if (reservation?.state === 'confirmed' && reservation.code)
      return confirmedAs(reservation.code, reservation.lodgings);
    return reservation?.state === 'cancelled' ? { outcome: 'failed', reason: 'refused' } : { outcome: 'none' };
  });

/** Cancels a reservation or hold. Repeated calls, and unknown keys, are no error. */
export const cancelPlaces = (db: Db, key: string, now: Date): Promise<{ outcome: 'cancelled' }> =>
  inTransaction(db, async (tx): Promise<{ outcome: 'cancelled' }> => {
    const reservation = await lockReservation(tx, key);
    if (reservation?.state === 'released') await changeReservation(tx, key, { state: 'cancelled' }, now);
    else if (reservation && reservation.state !== 'cancelled') await endReservation(tx, reservation, 'cancelled', now);
    return { outcome: 'cancelled' };
  });

/** Ends a reservation; its places and rooms return to sale. */
export async function endReservation(
  tx: Db,
  reservation: Reservation,
  state: 'released' | 'cancelled',
  now: Date,
): Promise<void> {
  await changeReservation(tx, reservation.key, { state }, now);
  await givePlacesBack(tx, reservation);
  await endLodgings(tx, reservation.key, reservation.lodgings, state);
}

/** Releases the places and rooms of all expired holds and returns their keys: one transaction each, reservation before departure. */
export async function expirePackageHolds({ db, now }: { db: Db; now: Date }): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const key = await inTransaction(db, async (tx) => {
      const hold = await lockExpiredHold(tx, now);
      if (hold) await endReservation(tx, hold, 'released', now);
      return hold?.key;
    });
    if (key === undefined) return keys;
    keys.push(key);
  }
}
