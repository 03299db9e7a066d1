import 'server-only';
import { and, gt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { mails } from '../db/tables.ts';
import { LEASE_MS } from './claim-due-mails.ts';
import { FIRST_WAIT_MS, LONGEST_WAIT_MS } from './next-try.ts';

/**
 * Makes emails due whose next attempt is further away than any wait: they were enqueued or tried while the clock was
 * ahead. Emails scheduled for later keep their time. Returns how many it changed.
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
