import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { SupplierOutcome } from '#lib/server/ports/stay-supplier.ts';
import type { TourRequest } from '#lib/server/ports/tour-operator.ts';
import { placesOf } from '../../rules/party.ts';
import { givePlacesBack, takePlaces } from '../departures.repo.ts';
import {
  changeReservation,
  confirmWithCode,
  lockExpiredHold,
  lockReservation,
  openReservation,
  type Reservation,
} from './reservations.repo.ts';

/** Rolls a transaction back that found too few places. */
class TooFewPlaces extends Error {}

/** A key belongs to one request. Throws an Error when it is reused for another: that is a bug of the caller. */
function mustBeSame(reservation: Reservation, { slug, departure, rooms }: TourRequest): void {
  const { slug: heldSlug, departsOn, places } = reservation;
  if (heldSlug !== slug || departsOn !== departure || places !== placesOf(rooms))
    throw new Error(`The key ${reservation.key} already stands for another departure.`);
}

/** Opens a reservation under the key and takes its places, or locks the existing one. Throws TooFewPlaces. */
async function openOrLock(tx: Db, key: string, request: TourRequest, expiresAt: Date, now: Date): Promise<Reservation> {
  const reservation: Reservation = {
    key,
    slug: request.slug,
    departsOn: request.departure,
    places: placesOf(request.rooms),
    state: 'held',
    expiresAt,
    code: null,
    createdAt: now,
    changedAt: now,
  };
  if (!(await openReservation(tx, reservation))) {
    const known = await lockReservation(tx, key);
    if (!known) throw new Error(`The reservation of key ${key} vanished.`);
    mustBeSame(known, request);
    return known;
  }
  if (!(await takePlaces(tx, reservation))) throw new TooFewPlaces();
  return reservation;
}

/** Holds places until `expiresAt`. A repeated call gives the first answer; after a release or expiry it starts again. */
export async function holdPlaces(
  db: Db,
  key: string,
  request: TourRequest,
  expiresAt: Date,
  now: Date,
): Promise<{ outcome: 'held'; expiresAt: Date } | { outcome: 'sold_out' }> {
  try {
    return await inTransaction(db, async (tx) => {
      const reservation = await openOrLock(tx, key, request, expiresAt, now);
      const given = reservation.state === 'released' || reservation.state === 'cancelled';
      const lapsed = reservation.state === 'held' && reservation.expiresAt <= now; // its places were not released yet
      if (!given && !lapsed) return { outcome: 'held', expiresAt: reservation.expiresAt };
      if (given && !(await takePlaces(tx, reservation))) throw new TooFewPlaces();
      await changeReservation(tx, key, { state: 'held', expiresAt, code: null }, now);
      return { outcome: 'held', expiresAt };
    });
  } catch (error) {
    if (error instanceof TooFewPlaces) return { outcome: 'sold_out' };
    throw error;
  }
}

/** Releases held places; anything else is unchanged. */
export const releasePlaces = (db: Db, key: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, key);
    if (reservation?.state === 'held') await endReservation(tx, reservation, 'released', now);
  });

/** Turns a hold into a reservation; takes the places again if the hold had ended and they are still free. */
export async function confirmPlaces(db: Db, key: string, request: TourRequest, now: Date): Promise<SupplierOutcome> {
  try {
    return await inTransaction(db, async (tx): Promise<SupplierOutcome> => {
      const reservation = await openOrLock(tx, key, request, now, now);
      if (reservation.state === 'confirmed' && reservation.code)
        return { outcome: 'confirmed', code: reservation.code };
      if (reservation.state === 'cancelled') return { outcome: 'failed', reason: 'refused' };
      if (reservation.state === 'released' && !(await takePlaces(tx, reservation))) throw new TooFewPlaces();
      return { outcome: 'confirmed', code: await confirmWithCode(tx, key, now) };
    });
  } catch (error) {
    if (error instanceof TooFewPlaces) return { outcome: 'failed', reason: 'sold_out' };
    throw error;
  }
}

/** The outcome of a key. A hold is no reservation; a cancelled one is refused. */
export const statusOf = (db: Db, key: string): Promise<SupplierOutcome | { outcome: 'none' }> =>
  inTransaction(db, async (tx): Promise<SupplierOutcome | { outcome: 'none' }> => {
    const reservation = await lockReservation(tx, key);
    if (reservation?.state === 'confirmed' && reservation.code) return { outcome: 'confirmed', code: reservation.code };
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

/** Ends a reservation; its places return to sale. */
async function endReservation(
  tx: Db,
  reservation: Reservation,
  state: 'released' | 'cancelled',
  now: Date,
): Promise<void> {
  await changeReservation(tx, reservation.key, { state }, now);
  await givePlacesBack(tx, reservation);
}

/** Releases the places of all expired holds and returns their keys: one transaction each, reservation before departure. */
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
