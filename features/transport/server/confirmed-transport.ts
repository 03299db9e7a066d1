import 'server-only';
import { and, arrayContains, desc, eq, gt, or } from 'drizzle-orm';
import type { BookedTransport } from '#features/documents/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { bookedTransport } from './booked-transport.ts';
import { quotesOf } from './requests.repo.ts';
import { transportRequests } from './tables.ts';

/** Confirmed transport that a person asked for or travels with and that begins after `since`, the latest first. */
export async function confirmedTransport(
  db: Db,
  { companyId, userId, since, most }: { companyId: string; userId: string; since: Date; most: number },
): Promise<BookedTransport[]> {
  const { requesterId, travellerIds, state, startsAt } = transportRequests;
  const rows = await db
    .select()
    .from(transportRequests)
    .where(
      and(
        eq(transportRequests.companyId, companyId),
        or(eq(requesterId, userId), arrayContains(travellerIds, [userId])),
        eq(state, 'confirmed'),
        gt(startsAt, since),
      ),
    )
    .orderBy(desc(startsAt), desc(transportRequests.id))
    .limit(most);
  const quotes = await quotesOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const quote = quotes.find(({ id }) => id === row.quoteId);
    return quote ? [bookedTransport(row, quote)] : [];
  });
}
