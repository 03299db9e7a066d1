import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { StayRequest, SupplierOutcome } from '#lib/server/ports/stay-supplier.ts';
import { endReservation, mustBeSame, openOrLock, TooFewRooms } from './hold-rooms.ts';
import { withFreshCode } from './reservation-code.ts';
import { changeReservation, lockReservation, type Reservation } from './reservations.repo.ts';
import { takeStock } from './stock.ts';

/** The pending sentinel is confirmed at the third status check. */
const ASKED_TO_CONFIRM = 3;

export type BookedHotel = { name: string; sentinel: string | null };

/** Turns a hold into a reservation; takes the rooms again if the hold had ended and they are still available. */
export async function confirmRooms(
  db: Db,
  key: string,
  request: StayRequest,
  hotel: BookedHotel,
  now: Date,
): Promise<SupplierOutcome> {
  try {
    return await inTransaction(db, async (tx): Promise<SupplierOutcome> => {
      const reservation = await openOrLock(tx, key, request, now, now);
      mustBeSame(reservation, request);
      if (reservation.state === 'confirmed' && reservation.code)
        return { outcome: 'confirmed', code: reservation.code };
      if (reservation.state === 'cancelled') return { outcome: 'failed', reason: 'refused' };
      if (reservation.state === 'pending') return { outcome: 'pending' };
      if (reservation.state === 'released' && !(await takeStock(tx, reservation, now))) throw new TooFewRooms();
      if (hotel.sentinel !== 'pending') return confirmLocked(tx, reservation, hotel, now);
      await changeReservation(tx, reservation.id, { state: 'pending', asked: 0 }, now);
      return { outcome: 'pending' };
    });
  } catch (error) {
    if (error instanceof TooFewRooms) return { outcome: 'failed', reason: 'sold_out' };
    throw error;
  }
}

async function confirmLocked(
  tx: Db,
  reservation: Reservation,
  hotel: BookedHotel,
  now: Date,
): Promise<SupplierOutcome> {
  const code = await withFreshCode(tx, hotel.name, (step, fresh) =>
    changeReservation(step, reservation.id, { state: 'confirmed', code: fresh }, now),
  );
  return { outcome: 'confirmed', code };
}

/** The outcome of a key. A hold is no reservation; a cancelled one is refused. */
export const statusOf = (
  db: Db,
  key: string,
  hotelOf: (roomTypeId: string) => Promise<BookedHotel>,
  now: Date,
): Promise<SupplierOutcome | { outcome: 'none' }> =>
  inTransaction(db, async (tx): Promise<SupplierOutcome | { outcome: 'none' }> => {
    const reservation = await lockReservation(tx, key);
    if (reservation?.state === 'confirmed' && reservation.code) return { outcome: 'confirmed', code: reservation.code };
    if (reservation?.state === 'cancelled') return { outcome: 'failed', reason: 'refused' };
    if (reservation?.state !== 'pending') return { outcome: 'none' };
    const asked = reservation.asked + 1;
    if (asked >= ASKED_TO_CONFIRM)
      return confirmLocked(tx, reservation, await hotelOf(reservation.roomTypeIds[0]!), now);
    await changeReservation(tx, reservation.id, { asked }, now);
    return { outcome: 'pending' };
  });

/** Cancels a reservation or hold. Repeated calls, and unknown keys, are no error. */
export const cancelRooms = (db: Db, key: string, now: Date): Promise<{ outcome: 'cancelled' }> =>
  inTransaction(db, async (tx): Promise<{ outcome: 'cancelled' }> => {
    const reservation = await lockReservation(tx, key);
    if (reservation && reservation.state !== 'cancelled') {
      if (reservation.state === 'released') await changeReservation(tx, reservation.id, { state: 'cancelled' }, now);
      else await endReservation(tx, reservation, 'cancelled', now);
    }
    return { outcome: 'cancelled' };
  });
