import 'server-only';
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { clock } from './clock.ts';
import type { Db } from './db/connect.ts';

/** Somebody signed in to an event: `userId` is their registration, the only thing they may see and change. */
export type EventGuest = { userId: string; eventId: string };

/** What the database keeps of a guest's token (SHA-256: the token itself is random enough). */
export const hashGuestToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Who a bearer token of an event belongs to, null for any other token. The tables are named in SQL because their room
 * stands above this one.
 */
export async function eventGuestOf(db: Db, token: string): Promise<EventGuest | null> {
  const { rows } = await db.execute<EventGuest>(sql`
    select registrations.id as "userId", registrations.event_id as "eventId"
    from event_sessions sessions join event_registrations registrations on registrations.id = sessions.registration_id
    where sessions.token_hash = ${hashGuestToken(token)} and sessions.expires_at > ${clock.now().toISOString()}::timestamptz`);
  return rows[0] ?? null;
}
