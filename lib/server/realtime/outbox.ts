import 'server-only';
import { sql } from 'drizzle-orm';
import type { Topic } from '#lib/shared/realtime.ts';
import { clock } from '../clock.ts';
import type { Db } from '../db/connect.ts';
import { NEW_MESSAGES } from './signals.ts';

/** A message for the subscribers of a topic (7.19); `payload` is sent as JSON. */
export type Message = { topic: Topic; payload: unknown };

/**
 * Writes messages in the transaction of the change. When it commits, PostgreSQL notifies every process' hub in order of
 * the commits; when it rolls back, nothing is sent. One statement, whatever their number.
 */
export async function writeMessages(db: Db, companyId: string, messages: readonly Message[]): Promise<void> {
  if (!messages.length) return;
  await db.execute(sql`
    with written as (
      insert into outbox_messages (company_id, topic, payload, created_at)
      select ${companyId}, topic, payload, ${clock.now().toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(messages)}::jsonb) as message (topic text, payload jsonb)
      returning xid
    )
    select pg_notify(${NEW_MESSAGES}, max(xid)::text) from written`);
}
