import 'server-only';
import { and, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';
import { LEASE_MS } from './claim-due-mails.ts';
import { FIRST_WAIT_MS, LONGEST_WAIT_MS } from './next-try.ts';

/**
 * Makes due the emails that would be tried later than they ever are: the clock was ahead when they were noted or tried, and
 * has been put back since. An email that is to go out at a later time keeps it. Gives how many it found.
 */
export async function recheckMails(db: Db, now: Date): Promise<number> {
  const wait = sql`greatest(${LEASE_MS}::float8, least(${LONGEST_WAIT_MS}::float8, ${FIRST_WAIT_MS}::float8 * 2 ^ least(${mails.tries}, 30))) / 1000`;
  const latest = sql`${now.toISOString()}::timestamptz + make_interval(secs => ${wait})`;
  const wasDueAtOnce = and(gt(mails.createdAt, now), lte(mails.dueAt, mails.createdAt));
  const found = await db
    .update(mails)
    .set({ nextTryAt: now, dueAt: sql`least(${mails.dueAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      or(and(lte(mails.dueAt, now), sql`${mails.nextTryAt} > ${latest}`), and(wasDueAtOnce, gt(mails.nextTryAt, now))),
    )
    .returning({ id: mails.id });
  return found.length;
}
