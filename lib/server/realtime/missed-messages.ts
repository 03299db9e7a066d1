import 'server-only';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { outboxMessages } from '../db/tables.ts';
import { HUB_LIMITS } from './limits.ts';
import type { OutboxMessage } from './subscriptions.ts';

/** Below this number every transaction has ended: whoever has heard all messages so far misses none below it. */
export async function currentPosition(db: Db): Promise<number> {
  const { rows } = await db.execute<{ position: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position`,
  );
  return Number(rows[0]?.position ?? 0);
}

/** Rows of a restored backup have numbers of another server's transactions, which may be ahead of this one's. */
const OF_THIS_SERVER = sql`xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

/**
 * The messages of a topic by transactions from `since` on, oldest first: all that may have been committed since a client
 * was given that position, at most the last hundred. Some of them it may have.
 */
export async function missedMessages(db: Db, topic: string, since: number): Promise<OutboxMessage[]> {
  const { id, xid, payload, position } = outboxMessages;
  const rows = await db
    .select({ id, xid, topic: outboxMessages.topic, payload, position })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.topic, topic), gte(xid, since), OF_THIS_SERVER))
    .orderBy(desc(xid), desc(id))
    .limit(HUB_LIMITS.missedMessages);
  return rows.reverse();
}
