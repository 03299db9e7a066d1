import 'server-only';
import { and, eq, gte, sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import { COMPANY_ZONE } from '#lib/shared/time-zones.ts';
import type * as contract from '../../contract.ts';
import { bookings } from '../tables.ts';

/** The cost of confirmed trips paid this month. One query, whatever the number of trips. */
export const readCompanySpend: UseCase<typeof contract.companySpend> = async ({
  db,
  caller: { companyId, userId, rights },
}) => {
  const since = `${clock.today(COMPANY_ZONE).slice(0, 8)}01`;
  const own = sql`${bookings.userId} = ${userId}`;
  const [sums] = await db
    .select({
      trips: sql<number>`count(*)::int`,
      total: sql<string>`coalesce(sum(${bookings.total}), 0)`,
      myTrips: sql<number>`(count(*) filter (where ${own}))::int`,
      myTotal: sql<string>`coalesce(sum(${bookings.total}) filter (where ${own}), 0)`,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.companyId, companyId),
        eq(bookings.state, 'confirmed'),
        gte(bookings.paidAt, instantAt(since, '00:00', COMPANY_ZONE)),
      ),
    );
  return {
    since,
    mine: { trips: sums?.myTrips ?? 0, total: Number(sums?.myTotal ?? 0) },
    company: rights.includes('company.view') ? { trips: sums?.trips ?? 0, total: Number(sums?.total ?? 0) } : null,
  };
};
