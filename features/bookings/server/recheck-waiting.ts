import 'server-only';
import { and, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { LONGEST_WAIT, STEP_SECONDS, WAITS_FOR_A_STEP } from '../rules/waiting.ts';
import { bookings } from './tables.ts';

/**
 * Makes due what the recovery job would look at later than it ever plans to: the clock was ahead when the appointment was made,
 * and has been put back since. Bookings that wait for the end of a hold stay: the hold lasts until then. Gives how many it found.
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
        gt(bookings.nextCheckAt, new Date(now.getTime() + STEP_SECONDS * 1000)), // by the index; then exactly
        sql`${bookings.nextCheckAt} > ${at} + ${planned}`,
      ),
    )
    .returning({ id: bookings.id });
  return found.length;
}

/**
 * Makes due at once the steps that processes left when they died, and repeats that are due within the same 30 seconds. Only
 * for a moment at which no other process runs (`announceProcess`): a step under way would be taken from who does it. Gives
 * how many it found.
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
