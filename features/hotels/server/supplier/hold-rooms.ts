import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { roomTypesOf, type StayRequest } from '#lib/server/ports/stay-supplier.ts';
import { newId } from '#lib/shared/ids.ts';
import {
  changeReservation,
  lockReservation,
  openReservation,
  type Reservation,
  nightsTaken,
} from './reservations.repo.ts';
import { giveStockBack, takeStock } from './stock.ts';

/** Rolls a transaction back that found too few rooms. */
export class TooFewRooms extends Error {}

/** A key belongs to one stay. Throws an Error when it is reused for another: that is a bug of the caller. */
export function mustBeSame(reservation: Reservation, request: StayRequest): void {
  const { stay } = request;
  const same =
    haveSameRooms(reservation, request) &&
    reservation.checkIn === stay.checkIn &&
    reservation.checkOut === stay.checkOut;
  if (!same) throw new Error(`The key ${reservation.idempotencyKey} already stands for another stay.`);
}

/** Whether a reservation is of as many rooms of each type as a request. */
export const haveSameRooms = ({ roomTypeIds }: Pick<Reservation, 'roomTypeIds'>, request: StayRequest): boolean =>
  [...roomTypeIds].sort().join() === roomTypesOf(request).sort().join();

/** A new hold of rooms, which takes none yet. */
export const newHold = (key: string, request: StayRequest, expiresAt: Date, now: Date): Reservation => ({
  id: newId('hld', now.getTime()),
  idempotencyKey: key,
  roomTypeIds: roomTypesOf(request),
  checkIn: request.stay.checkIn,
  checkOut: request.stay.checkOut,
  state: 'held',
  expiresAt,
  code: null,
  createdAt: now,
  changedAt: now,
  asked: 0,
  guests: null,
  partsCancelled: [],
  changeOf: null,
  sharedFrom: null,
  sharedTo: null,
});

/** Opens a reservation under the key and takes its rooms, or locks the existing one. Throws TooFewRooms. */
export async function openOrLock(
  tx: Db,
  key: string,
  request: StayRequest,
  expiresAt: Date,
  now: Date,
): Promise<Reservation> {
  const reservation = newHold(key, request, expiresAt, now);
  if (!(await openReservation(tx, reservation))) {
    const known = await lockReservation(tx, key);
    if (!known) throw new Error(`The reservation of key ${key} vanished.`);
    return known;
  }
  if (!(await takeStock(tx, reservation, now))) throw new TooFewRooms();
  return reservation;
}

/** Holds rooms until `expiresAt`. A repeated call gives the first answer; after a release or expiry it starts again. */
export async function holdRooms(
  db: Db,
  key: string,
  request: StayRequest,
  expiresAt: Date,
  now: Date,
): Promise<{ outcome: 'held'; expiresAt: Date } | { outcome: 'sold_out' }> {
  try {
    return await inTransaction(db, async (tx) => {
      const reservation = await openOrLock(tx, key, request, expiresAt, now);
      mustBeSame(reservation, request);
      const given = reservation.state === 'released' || reservation.state === 'cancelled';
      const lapsed = reservation.state === 'held' && reservation.expiresAt <= now; // its rooms were not released yet
      if (!given && !lapsed) return { outcome: 'held', expiresAt: reservation.expiresAt };
      if (given && !(await takeStock(tx, reservation, now))) throw new TooFewRooms();
      await changeReservation(tx, reservation.id, { state: 'held', expiresAt, code: null, asked: 0 }, now);
      return { outcome: 'held', expiresAt };
    });
  } catch (error) {
    if (error instanceof TooFewRooms) return { outcome: 'sold_out' };
    throw error;
  }
}

/** Releases held rooms; anything else is unchanged. */
export const releaseRooms = (db: Db, key: string, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, key);
    if (reservation?.state === 'held') await endReservation(tx, reservation, 'released', now);
  });

/** Ends a reservation; its rooms return to sale. */
export async function endReservation(
  tx: Db,
  reservation: Reservation,
  state: 'released' | 'cancelled',
  now: Date,
): Promise<void> {
  await changeReservation(tx, reservation.id, { state }, now);
  for (const dates of nightsTaken(reservation)) await giveStockBack(tx, { ...reservation, ...dates });
}
