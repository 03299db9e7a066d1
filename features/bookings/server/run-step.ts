import 'server-only';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { databaseTrouble } from '#lib/server/db/failures.ts';
import { log } from '#lib/server/log.ts';
import { WAITS_FOR_A_STEP } from '../rules/waiting.ts';
import { bookings } from './tables.ts';

/**
 * Runs the step after a committed transition: a call to the supplier, and storing its answer. If the database breaks it
 * off (a lost connection, a time limit), the recovery job repeats it in its next round, instead of waiting until the
 * step counts as abandoned (`STEP_SECONDS`). Throws what the step throws.
 */
export async function runStep<Result>(db: Db, bookingId: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    if (databaseTrouble(error))
      await makeDue(db, bookingId).catch((err: unknown) => log().warn({ err, bookingId }, 'a step is repeated later'));
    throw error;
  }
}

/** Only the check that came with the transition: the recovery job's own repeats keep their backoff (9.12). */
const makeDue = (db: Db, bookingId: string) =>
  db
    .update(bookings)
    .set({ nextCheckAt: clock.now() })
    .where(
      and(
        eq(bookings.id, bookingId),
        inArray(bookings.state, [...WAITS_FOR_A_STEP]),
        eq(bookings.checks, 0),
        gt(bookings.nextCheckAt, clock.now()),
      ),
    );
