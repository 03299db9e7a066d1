import 'server-only';
import { arrayOverlaps, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { transportRequests } from '../tables.ts';
import { presentAll } from './present-all.ts';

/** A ticket number or a person is looked for in the requests that changed last, which an index gives. */
const MOST_SEARCHED = 20_000;

/** What is known of a request: its id, the ticket number in upper case, or the accounts of who asked or travels. */
export type RequestKey = { id: string } | { ticketNumber: string } | { people: readonly string[] };

/**
 * Requests of every company with this key, the latest first, at most `limit`, in a transaction that reads across
 * companies. Staff see how each stands, and no name of a traveller.
 */
export async function findTransportRequests(db: Db, key: RequestKey, limit: number) {
  if ('people' in key && key.people.length === 0) return [];
  const recent = db
    .select()
    .from(transportRequests)
    .orderBy(desc(transportRequests.updatedAt))
    .limit(MOST_SEARCHED)
    .as('recent');
  const rows =
    'id' in key
      ? await db.select().from(transportRequests).where(eq(transportRequests.id, key.id))
      : await db
          .select()
          .from(recent)
          .where(
            'ticketNumber' in key
              ? eq(sql`upper(${recent.ticketNumber})`, key.ticketNumber)
              : or(inArray(recent.requesterId, [...key.people]), arrayOverlaps(recent.travellerIds, [...key.people])),
          )
          .orderBy(desc(recent.createdAt), desc(recent.id))
          .limit(limit);
  return (await presentAll(db, rows)).map(({ bookingId, companyId, companyName, title, when, status }) => ({
    bookingId,
    companyId,
    companyName,
    title,
    when,
    status,
  }));
}
