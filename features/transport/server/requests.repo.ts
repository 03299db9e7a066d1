import 'server-only';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { transportEvents, transportQuotes, transportRequests } from './tables.ts';

export type RequestRow = typeof transportRequests.$inferSelect;
export type QuoteRow = typeof transportQuotes.$inferSelect;
export type EventRow = typeof transportEvents.$inferSelect;

/** A request of a company. `locked` until the transaction ends. Throws NOT_FOUND. */
export async function requestOf(
  db: Db,
  { companyId, bookingId }: { companyId: string; bookingId: string },
  { locked = false }: { locked?: boolean } = {},
): Promise<RequestRow> {
  const found = db
    .select()
    .from(transportRequests)
    .where(and(eq(transportRequests.companyId, companyId), eq(transportRequests.id, bookingId)));
  const [row] = await (locked ? found.for('update') : found);
  if (!row) throw notFound('This request');
  return row;
}

/** The same for who asked for it. Throws NOT_FOUND for anybody else. */
export async function requestOfUser(
  db: Db,
  { companyId, userId }: { companyId: string; userId: string },
  bookingId: string,
): Promise<RequestRow> {
  const row = await requestOf(db, { companyId, bookingId }, { locked: true });
  if (row.requesterId !== userId) throw notFound('This request');
  return row;
}

/** The quotes of these requests, in the order in which they were sent. */
export const quotesOf = (db: Db, requestIds: readonly string[]): Promise<QuoteRow[]> =>
  requestIds.length
    ? db
        .select()
        .from(transportQuotes)
        .where(inArray(transportQuotes.requestId, [...requestIds]))
        .orderBy(asc(transportQuotes.sentAt), asc(transportQuotes.id))
    : Promise.resolve([]);

/** One quote of a request. Throws NOT_FOUND. */
export async function quoteOf(db: Db, requestId: string, quoteId: string | null): Promise<QuoteRow> {
  const [row] = await db
    .select()
    .from(transportQuotes)
    .where(and(eq(transportQuotes.requestId, requestId), eq(transportQuotes.id, quoteId ?? '')));
  if (!row) throw notFound('This quote');
  return row;
}

/** What happened to a request, in order; the last sixty entries. */
export const eventsOf = (db: Db, requestId: string): Promise<EventRow[]> =>
  db
    .select()
    .from(transportEvents)
    .where(eq(transportEvents.requestId, requestId))
    .orderBy(asc(transportEvents.id))
    .limit(60);

/** When the company's account paid the chosen quote; null where it was never paid. A quote that failed may have been paid before. */
export async function paidAtOf(db: Db, requestId: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: transportEvents.at })
    .from(transportEvents)
    .where(and(eq(transportEvents.requestId, requestId), inArray(transportEvents.action, ['choose', 'approve', 'pay'])))
    .orderBy(desc(transportEvents.id))
    .limit(1);
  return row?.at ?? null;
}
