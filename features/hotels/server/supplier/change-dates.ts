import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import type { ChangeHold, ChangeOutcome, StayRequest } from '#lib/server/ports/stay-supplier.ts';
import { nightsOutside } from '../../rules/nights-outside.ts';
import { endReservation, haveSameRooms, mustBeSame, TooFewRooms, newHold } from './hold-rooms.ts';
import {
  nightsTaken,
  changeReservation,
  lockReservation,
  openReservation,
  type Reservation,
} from './reservations.repo.ts';
import { giveStockBack, takeStock } from './stock.ts';

/** The reservation to be moved, the name of this change of it, and what it becomes. */
type DatesChange = { key: string; reference: string; request: StayRequest };

/**
 * Holds what new dates need beyond the nights that the reservation has; it stays as it is. A repeated call gives the first
 * answer. `refused`: there is no such reservation of these rooms, or the change was made already.
 */
export async function holdDates(
  db: Db,
  { key, reference, request }: DatesChange,
  expiresAt: Date,
  now: Date,
): Promise<ChangeHold> {
  try {
    return await inTransaction(db, async (tx): Promise<ChangeHold> => {
      const reservation = await lockReservation(tx, key);
      if (!reservation || !movable(reservation, request) || reservation.partsCancelled.includes(reference))
        return { outcome: 'refused' };
      const hold = holdOf(reservation, { key, reference, request }, expiresAt, now);
      if (await openReservation(tx, hold)) await takeNights(tx, hold, now);
      else {
        const known = await lockReservation(tx, reference);
        if (known?.changeOf !== key || known.state !== 'held' || known.expiresAt <= now) return { outcome: 'refused' };
        mustBeSame(known, request);
        return { outcome: 'held', expiresAt: known.expiresAt };
      }
      return { outcome: 'held', expiresAt };
    });
  } catch (error) {
    if (error instanceof TooFewRooms) return { outcome: 'sold_out' };
    throw error;
  }
}

const movable = (reservation: Reservation, request: StayRequest): boolean =>
  reservation.state === 'confirmed' && haveSameRooms(reservation, request);

const holdOf = (
  { checkIn, checkOut }: Reservation,
  { key, reference, request }: DatesChange,
  expiresAt: Date,
  now: Date,
): Reservation => ({
  ...newHold(reference, request, expiresAt, now),
  changeOf: key,
  sharedFrom: checkIn,
  sharedTo: checkOut,
});

/** Takes rooms for the nights that a hold adds. Throws TooFewRooms, which rolls back. */
async function takeNights(tx: Db, hold: Reservation, now: Date): Promise<void> {
  for (const dates of nightsTaken(hold))
    if (!(await takeStock(tx, { ...hold, ...dates }, now))) throw new TooFewRooms();
}

/**
 * Moves the reservation to the dates that are held for it, in one transaction: the new nights are its own before the old
 * ones return to sale. A hold that has lapsed is taken again if there are rooms. A repeat finds it done.
 */
export async function confirmDates(
  db: Db,
  { key, reference, request }: DatesChange,
  now: Date,
): Promise<Exclude<ChangeOutcome, { outcome: 'unknown' }>> {
  try {
    return await inTransaction(db, async (tx): Promise<Exclude<ChangeOutcome, { outcome: 'unknown' }>> => {
      const reservation = await lockReservation(tx, key);
      if (reservation?.partsCancelled.includes(reference)) return { outcome: 'changed' };
      const hold = await lockReservation(tx, reference);
      if (!hold || hold.changeOf !== key) return { outcome: 'refused' };
      mustBeSame(hold, request);
      const stands = hold.state === 'held' || hold.state === 'released';
      const isAsHeld = reservation?.checkIn === hold.sharedFrom && reservation?.checkOut === hold.sharedTo;
      if (!reservation || !stands || !isAsHeld || !movable(reservation, request)) {
        if (hold.state === 'held') await endReservation(tx, hold, 'released', now);
        return { outcome: 'refused' };
      }
      if (hold.state === 'released') await takeNights(tx, hold, now);
      const { checkIn, checkOut } = hold;
      const partsCancelled = [...reservation.partsCancelled, reference];
      await changeReservation(tx, reservation.id, { checkIn, checkOut, partsCancelled }, now);
      await changeReservation(tx, hold.id, { state: 'released' }, now); // its nights are the reservation's now
      for (const dates of nightsOutside(reservation, hold)) await giveStockBack(tx, { ...reservation, ...dates });
      return { outcome: 'changed' };
    });
  } catch (error) {
    if (error instanceof TooFewRooms) return { outcome: 'refused' };
    throw error;
  }
}
