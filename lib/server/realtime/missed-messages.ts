import 'server-only';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { outboxMessages } from '../db/tables.ts';
import { HUB_LIMITS } from './limits.ts';
import type { OutboxMessage } from './subscriptions.ts';

/**
 * Every transaction below this number has ended: a client that has received all messages so far misses none below it.
 */
export async function currentPosition(db: Db): Promise<number> {
  const { rows } = await db.execute<{ position: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as position`,
  );
  return Number(rows[0]?.position ?? 0);
}

/** Rows of a restored backup have transaction numbers of another server, which may be ahead of this one's. */
const OF_THIS_SERVER = sql`xid < pg_snapshot_xmax(pg_current_snapshot())::text::bigint`;

/** From when on a client may have missed messages: a position it was given, or how long ago it read its page, in ms. */
export type MissedSince = { position: number } | { ms: number };

/**
 * The messages of a topic, oldest first: all that may have been committed since a client got a position, or in the last
 * so many ms; at most the last hundred. The client may have received some of them.
 */
export async function missedMessages(db: Db, topic: string, since: MissedSince): Promise<OutboxMessage[]> {
  const { id, xid, payload, position, createdAt } = outboxMessages;
  const late = 'ms' in since ? gte(createdAt, new Date(clock.now().getTime() - since.ms)) : gte(xid, since.position);
  const rows = await db
    .select({ id, xid, topic: outboxMessages.topic, payload, position })
    .from(outboxMessages)
    .where(and(eq(outboxMessages.topic, topic), late, OF_THIS_SERVER))
    .orderBy(desc(xid), desc(id))
    .limit(HUB_LIMITS.missedMessages);
  return rows.reverse();
}
