import 'server-only';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { supplierReservations } from '../tables.ts';
import { nightsOutside, type Nights } from '../../rules/nights-outside.ts';

/** The supplier's states. `pending` is a reservation accepted but not confirmed yet; its rooms are taken. */
export type ReservationState = 'held' | 'pending' | 'confirmed' | 'released' | 'cancelled';

export type Reservation = Omit<typeof supplierReservations.$inferSelect, 'state'> & { state: ReservationState };

const narrowed = (row: typeof supplierReservations.$inferSelect | undefined): Reservation | undefined =>
  row && { ...row, state: row.state as ReservationState };

/** Opens a reservation under a key unless there is one; waits for a key that is being opened elsewhere. */
export async function openReservation(tx: Db, reservation: Reservation): Promise<boolean> {
  const opened = await tx
    .insert(supplierReservations)
    .values(reservation)
    .onConflictDoNothing({ target: supplierReservations.idempotencyKey })
    .returning({ id: supplierReservations.id });
  return opened.length > 0;
}

/** The reservation of a key, as it is now. */
export async function findReservation(db: Db, key: string): Promise<Reservation | undefined> {
  const [row] = await db.select().from(supplierReservations).where(eq(supplierReservations.idempotencyKey, key));
  return narrowed(row);
}

/** The reservation of a key, locked until the transaction ends. */
export async function lockReservation(tx: Db, key: string): Promise<Reservation | undefined> {
  const [row] = await tx
    .select()
    .from(supplierReservations)
    .where(eq(supplierReservations.idempotencyKey, key))
    .for('update');
  return narrowed(row);
}

/** One expired hold, locked; holds locked by another process are skipped. */
export async function lockExpiredHold(tx: Db, now: Date): Promise<Reservation | undefined> {
  const [row] = await tx
    .select()
    .from(supplierReservations)
    .where(and(eq(supplierReservations.state, 'held'), lte(supplierReservations.expiresAt, now)))
    .orderBy(asc(supplierReservations.expiresAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return narrowed(row);
}

/** Changes a reservation that the transaction has locked. */
export async function changeReservation(
  tx: Db,
  id: string,
  change: Partial<
    Pick<
      Reservation,
      'state' | 'expiresAt' | 'code' | 'asked' | 'roomTypeIds' | 'partsCancelled' | 'checkIn' | 'checkOut'
    >
  >,
  at: Date,
): Promise<void> {
  await tx
    .update(supplierReservations)
    .set({ ...change, changedAt: at })
    .where(eq(supplierReservations.id, id));
}

type Dates = Pick<Reservation, 'checkIn' | 'checkOut' | 'sharedFrom' | 'sharedTo'>;

/** The nights for which a reservation takes rooms from sale: all of its own, or those that a hold for new dates adds. */
export const nightsTaken = ({ checkIn, checkOut, sharedFrom, sharedTo }: Dates): Nights[] =>
  sharedFrom && sharedTo
    ? nightsOutside({ checkIn, checkOut }, { checkIn: sharedFrom, checkOut: sharedTo })
    : [{ checkIn, checkOut }];
