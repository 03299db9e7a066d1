import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { changeReservation, lockReservation } from './reservations.repo.ts';
import { giveStockBack } from './stock.ts';

/**
 * Gives some rooms of a confirmed reservation back to stock, by the room type of each. `reference` names the cancellation: a repeat finds it done. Refused
 * for all of its rooms, which is a cancellation of the reservation, for rooms it does not have, and for one that is not confirmed.
 */
export const cancelSomeRooms = (
  db: Db,
  { key, reference, roomTypeIds }: { key: string; reference: string; roomTypeIds: readonly string[] },
  now: Date,
): Promise<{ outcome: 'cancelled' } | { outcome: 'refused' }> =>
  inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, key);
    if (reservation?.partsCancelled.includes(reference)) return { outcome: 'cancelled' };
    const left = reservation?.state === 'confirmed' ? without(reservation.roomTypeIds, roomTypeIds) : null;
    if (!reservation || !roomTypeIds.length || !left?.length) return { outcome: 'refused' };
    const partsCancelled = [...reservation.partsCancelled, reference];
    await changeReservation(tx, reservation.id, { roomTypeIds: left, partsCancelled }, now);
    await giveStockBack(tx, { ...reservation, roomTypeIds });
    return { outcome: 'cancelled' };
  });

/** The rooms that are left; null when these are not all among them. */
function without(rooms: readonly string[], cancelled: readonly string[]): string[] | null {
  const left = [...rooms];
  for (const one of cancelled) {
    const at = left.indexOf(one);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}
