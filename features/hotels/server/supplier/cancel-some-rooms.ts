import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { changeReservation, lockReservation } from './reservations.repo.ts';
import { giveStockBack } from './stock.ts';

/**
 * Gives so many rooms of a confirmed reservation back to stock. `reference` names the cancellation: a repeat finds it done. Refused
 * for all of its rooms and more, which is a cancellation of the reservation, and for one that is not confirmed.
 */
export const cancelSomeRooms = (
  db: Db,
  { key, reference, rooms }: { key: string; reference: string; rooms: number },
  now: Date,
): Promise<{ outcome: 'cancelled' } | { outcome: 'refused' }> =>
  inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, key);
    if (reservation?.partsCancelled.includes(reference)) return { outcome: 'cancelled' };
    if (reservation?.state !== 'confirmed' || rooms < 1 || rooms >= reservation.rooms) return { outcome: 'refused' };
    const partsCancelled = [...reservation.partsCancelled, reference];
    await changeReservation(tx, reservation.id, { rooms: reservation.rooms - rooms, partsCancelled }, now);
    await giveStockBack(tx, { ...reservation, rooms });
    return { outcome: 'cancelled' };
  });
