import 'server-only';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import type { EventGuest } from '#lib/server/ports/read-ports.ts';
import { hostedEventOf } from '../hosting/hosted.repo.ts';
import { operatedEventOf } from './desk-messages.ts';

/**
 * Channels of PostgreSQL that tell of an event, by its id: its messages changed, or somebody was signed out of it. Sent by
 * triggers, in the transaction of the change.
 */
export const MESSAGES_CHANGED = 'event_messages';
export const GUEST_SIGNED_OUT = 'event_signed_out';

/**
 * What the messages of an event are known by: another one after a message was written, hidden or deleted, and after the
 * event was cancelled or removed.
 */
export async function markOfMessages(db: Db, eventId: string): Promise<string> {
  const { rows } = await db.execute<{ mark: string }>(sql`
    select concat_ws(' ', count(m.id), count(m.hidden_at), max(m.id), e.cancelled_at, e.removed_at) as mark
    from events e left join event_messages m on m.event_id = e.id
    where e.id = ${eventId} group by e.id`);
  return createHash('sha256')
    .update(`${eventId} ${rows[0]?.mark ?? ''}`)
    .digest('base64url')
    .slice(0, 22);
}

/** The event that each kind of reader follows: a guest, the host, or the staff at one of the operator. Throws NOT_FOUND. */
export const eventFollowed = {
  byGuest: (_: Db, { eventId }: EventGuest): Promise<string> => Promise.resolve(eventId),
  byHost: async (db: Db, { userId }: { userId: string }, code: string): Promise<string> =>
    (await hostedEventOf(db, userId, code)).id,
  byStaff: async (db: Db, code: string): Promise<string> => (await operatedEventOf(db, code)).id,
};
