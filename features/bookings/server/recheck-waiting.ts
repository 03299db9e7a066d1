import 'server-only';
import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { LONGEST_WAIT, STEP_SECONDS, WAITS_FOR_A_STEP } from '../rules/waiting.ts';
import { bookings } from './tables.ts';

/**
 * Makes checks due that lie further ahead than the recovery job ever plans: the clock was ahead when they were
 * made. Bookings that wait for the end of a hold keep theirs. Gives how many it found.
 */
export async function recheckWaiting(db: Db, now: Date): Promise<number> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const planned = sql`make_interval(secs => ${STEP_SECONDS} + least(${LONGEST_WAIT / 1000}, 2 ^ least(${bookings.checks}, 30)))`;
  const found = await db
    .update(bookings)
    .set({ nextCheckAt: now })
    .where(
      and(
        inArray(bookings.state, [...WAITS_FOR_A_STEP]),
        gt(bookings.nextCheckAt, new Date(now.getTime() + STEP_SECONDS * 1000)), // first by the index, then exactly
        sql`${bookings.nextCheckAt} > ${at} + ${planned}`,
      ),
    )
    .returning({ id: bookings.id });
  return found.length;
}

/**
 * Makes steps due at once that processes left unfinished when they died, and repeats due within 30 seconds. Only while
 * no other process runs (`announceProcess`): otherwise a step in progress would be started twice. Gives how many it
 * found.
 */
export async function takeOverSteps(db: Db, now: Date): Promise<number> {
  const found = await db
    .update(bookings)
    .set({ nextCheckAt: now })
    .where(
      and(
        inArray(bookings.state, [...WAITS_FOR_A_STEP]),
        gt(bookings.nextCheckAt, now),
        lte(bookings.nextCheckAt, new Date(now.getTime() + STEP_SECONDS * 1000)),
      ),
    )
    .returning({ id: bookings.id });
  return found.length;
}
