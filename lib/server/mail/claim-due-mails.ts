import 'server-only';
import { getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { mails, undeliverableAddresses } from '../db/tables.ts';
import { rankOf, type Urgency } from './urgency.ts';

/** An email of the queue, and whether its address takes none (`undeliverable.ts`). */
export type MailRow = typeof mails.$inferSelect & { undeliverable: boolean };

/**
 * Lease of an email: how long one process has for it before another may try. An email's own time limit is shorter
 * (`smtp-post.ts`).
 */
export const LEASE_MS = 60_000;

const isUndeliverable = sql<boolean>`exists (select 1 from ${undeliverableAddresses} where ${undeliverableAddresses.address} = ${mails.recipient})`;

/**
 * Claims the next due emails for this process: by urgency, and within one urgency taking turns between senders, so that
 * 5,000 invitations of one company delay no other company's. A sender's own emails go out in order. They are due again
 * for other processes only after the lease.
 */
export async function claimDueMails(
  db: Db,
  now: Date,
  { limit, only }: { limit: number; only?: Urgency | undefined },
): Promise<MailRow[]> {
  const ranks = only === undefined ? sql`true` : sql`urgency = ${rankOf(only)}`;
  const next = sql`(
    select id from (
      select due.id, queue.urgency, row_number() over (partition by queue.urgency, queue.sender order by due.next_try_at, due.id) as turn
      from (select distinct urgency, sender from mails where next_try_at <= ${now} and ${ranks}) queue
      cross join lateral (
        select id, next_try_at from mails
        where urgency = queue.urgency and sender = queue.sender and next_try_at <= ${now}
        order by next_try_at, id limit ${limit} for update skip locked
      ) due
    ) turns
    order by urgency, turn, random() limit ${limit}
  )`;
  const claimed = await db
    .update(mails)
    .set({ nextTryAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(mails.id, next))
    .returning({ ...getTableColumns(mails), undeliverable: isUndeliverable });
  return claimed.sort((a, b) => a.urgency - b.urgency);
}
