import 'server-only';
import { and, arrayContains, count, desc, eq, or } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { transportRequest as oneOperation, transportRequests as operation } from '../contract.ts';
import { REQUESTS_A_PAGE } from '../rules/limits.ts';
import { named, namesIn, presentRequest, presentSummary } from './present-request.ts';
import { quotesOf, requestOf } from './requests.repo.ts';
import { transportRequests } from './tables.ts';

/** One page of what the caller asked for or travels with, newest first. */
export const listTransport: UseCase<typeof operation> = async ({
  db,
  query: { pageNo },
  caller: { companyId, userId },
}) => {
  const own = and(
    eq(transportRequests.companyId, companyId),
    or(eq(transportRequests.requesterId, userId), arrayContains(transportRequests.travellerIds, [userId])),
  );
  const rows = await db
    .select()
    .from(transportRequests)
    .where(own)
    .orderBy(desc(transportRequests.createdAt), desc(transportRequests.id))
    .limit(REQUESTS_A_PAGE)
    .offset((pageNo - 1) * REQUESTS_A_PAGE);
  const [all] = await db.select({ count: count() }).from(transportRequests).where(own);
  const quotes = await quotesOf(
    db,
    rows.map(({ id }) => id),
  );
  const nameOf = named(await namesIn(db, companyId, rows));
  return {
    requests: rows.map((row) =>
      presentSummary(
        row,
        quotes.filter(({ requestId }) => requestId === row.id),
        nameOf,
      ),
    ),
    count: all?.count ?? 0,
  };
};

/** One request, for who asked for it and who travels. */
export const showTransport: UseCase<typeof oneOperation> = async ({
  db,
  query: { bookingId },
  caller: { companyId, userId },
}) => {
  const row = await requestOf(db, { companyId, bookingId });
  if (row.requesterId !== userId && !row.travellerIds.includes(userId)) throw notFound('This request');
  return presentRequest(db, row, userId);
};
