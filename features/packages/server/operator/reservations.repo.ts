import 'server-only';
import { randomInt } from 'node:crypto';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { isUniqueViolation } from '#lib/server/db/transaction.ts';
import { packageReservations } from '../tables.ts';

export type Reservation = typeof packageReservations.$inferSelect;

/** Opens a reservation under a key unless there is one; waits for a key that is being opened elsewhere. */
export async function openReservation(tx: Db, reservation: Reservation): Promise<boolean> {
  const opened = await tx
    .insert(packageReservations)
    .values(reservation)
    .onConflictDoNothing({ target: packageReservations.key })
    .returning({ key: packageReservations.key });
  return opened.length > 0;
}

/** The reservation of a key, locked until the transaction ends. */
export async function lockReservation(tx: Db, key: string): Promise<Reservation | undefined> {
  const [row] = await tx.select().from(packageReservations).where(eq(packageReservations.key, key)).for('update');
  return row;
}

/** One expired hold, locked; holds locked by another process are skipped. */
export async function lockExpiredHold(tx: Db, now: Date): Promise<Reservation | undefined> {
  const [row] = await tx
    .select()
    .from(packageReservations)
    .where(and(eq(packageReservations.state, 'held'), lte(packageReservations.expiresAt, now)))
    .orderBy(asc(packageReservations.expiresAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Changes a reservation that the transaction has locked. */
export async function changeReservation(
  tx: Db,
  key: string,
  change: Partial<
    Pick<Reservation, 'state' | 'expiresAt' | 'code' | 'asked' | 'lodgings' | 'departsOn' | 'places' | 'partsCancelled'>
  >,
  at: Date,
): Promise<void> {
  await tx
    .update(packageReservations)
    .set({ ...change, changedAt: at })
    .where(eq(packageReservations.key, key));
}

/** Counts a question for the outcome of a key; gives how often it was asked. 0 where nothing is reserved under it. */
export async function countQuestion(db: Db, key: string): Promise<number> {
  const [row] = await db
    .update(packageReservations)
    .set({ asked: sql`${packageReservations.asked} + 1` })
    .where(eq(packageReservations.key, key))
    .returning({ asked: packageReservations.asked });
  return row?.asked ?? 0;
}

const MOST_TRIES = 20;

/** "TR 4821 3709": eight digits, easy to read out to the guide. */
const reservationCode = (): string => {
  const digits = String(randomInt(0, 100_000_000)).padStart(8, '0');
  return `TR ${digits.slice(0, 4)} ${digits.slice(4)}`;
};

/** Confirms a reservation under an unused code: another is drawn, from a savepoint, while one is taken. */
export async function confirmWithCode(tx: Db, key: string, at: Date): Promise<string> {
  for (let tries = 1; ; tries++) {
    const code = reservationCode();
    try {
      await tx.transaction((step) => changeReservation(step, key, { state: 'confirmed', code }, at));
      return code;
    } catch (error) {
      if (tries >= MOST_TRIES || !isUniqueViolation(error, 'package_reservations_code')) throw error;
    }
  }
}
