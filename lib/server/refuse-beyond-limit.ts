import 'server-only';
import { count, eq, sql, type Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { COMPANY_LIMITS, limitSentence, type CompanyLimit } from '#lib/shared/company-limits.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { Db } from './db/connect.ts';

/**
 * Checks that a company may add one more row of a kind. Additions of one kind in one company are serialised, so that
 * parallel ones cannot exceed the limit. `db` is the transaction of the addition. Throws STATE_BLOCKED at the limit.
 */
export async function refuseBeyondLimit(
  db: Db,
  { companyId, what, table }: { companyId: string; what: CompanyLimit; table: PgTable & { companyId: Column } },
): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`limit of ${what}`}), hashtext(${companyId}))`);
  const [row] = await db.select({ rows: count() }).from(table).where(eq(table.companyId, companyId));
  if ((row?.rows ?? 0) >= COMPANY_LIMITS[what]) throw new AppError('STATE_BLOCKED', limitSentence(what));
}
