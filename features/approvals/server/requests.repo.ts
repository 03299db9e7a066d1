import 'server-only';
import { and, arrayContains, asc, desc, eq, getTableColumns, inArray, or, type SQL } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import { approvalEvents, approvalPeople, approvalRequests } from './tables.ts';

export type RequestRow = typeof approvalRequests.$inferSelect;

/** The request of a company's booking, also of a booking it belonged to before; `lock` before a step. */
export const requestOfBooking = (
  db: Db,
  companyId: string,
  bookingId: string,
  lock = false,
): Promise<RequestRow | undefined> =>
  one(
    db,
    and(
      eq(approvalRequests.companyId, companyId),
      or(eq(approvalRequests.bookingId, bookingId), arrayContains(approvalRequests.earlierBookingIds, [bookingId])),
    ),
    lock,
  );

/** The latest request of this person for this trip that can continue: pending, approved, or expired. */
export const lastRequestFor = (
  db: Db,
  { companyId, tripKey, requesterId }: Pick<RequestRow, 'companyId' | 'tripKey' | 'requesterId'>,
  lock = false,
): Promise<RequestRow | undefined> =>
  one(
    db,
    and(
      eq(approvalRequests.companyId, companyId),
      eq(approvalRequests.tripKey, tripKey),
      eq(approvalRequests.requesterId, requesterId),
      inArray(approvalRequests.state, ['waiting', 'approved', 'expired']),
    ),
    lock,
  );

async function one(db: Db, where: SQL | undefined, lock: boolean): Promise<RequestRow | undefined> {
  const found = db
    .select()
    .from(approvalRequests)
    .where(where)
    .orderBy(desc(approvalRequests.askedAt), desc(approvalRequests.id))
    .limit(1);
  const [row] = await (lock ? found.for('update') : found);
  return row;
}

/** The latest entries of a request's history, oldest first. */
export const eventsOf = async (db: Db, requestId: string) =>
  (
    await db
      .select()
      .from(approvalEvents)
      .where(eq(approvalEvents.requestId, requestId))
      .orderBy(desc(approvalEvents.id))
      .limit(60)
  ).reverse();

/** Locks a request for a step. Throws NOT_FOUND. */
export async function lockedRequest(db: Db, companyId: string, bookingId: string): Promise<RequestRow> {
  const row = await requestOfBooking(db, companyId, bookingId, true);
  if (!row) throw notFound('This request');
  return row;
}

/** How many requests one absence passes to a stand-in by email; the rest is in their inbox. */
const MOST_TOLD = 50;

/** Requests pending with this person now, oldest first. */
export const requestsWaitingFor = (db: Db, companyId: string, employeeId: string): Promise<RequestRow[]> =>
  db
    .select(getTableColumns(approvalRequests))
    .from(approvalRequests)
    .innerJoin(
      approvalPeople,
      and(
        eq(approvalPeople.requestId, approvalRequests.id),
        eq(approvalPeople.employeeId, employeeId),
        eq(approvalPeople.isAsked, true),
      ),
    )
    .where(and(eq(approvalRequests.companyId, companyId), eq(approvalRequests.state, 'waiting')))
    .orderBy(asc(approvalRequests.askedAt))
    .limit(MOST_TOLD);
