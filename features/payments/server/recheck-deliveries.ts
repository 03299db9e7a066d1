import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { gatewayDeliveries, refunds } from './tables.ts';

/** Longer than the lease of a delivery or a refund under way, and than the late webhook is late. */
const MARGIN = sql`interval '1 minute'`;

/**
 * Makes due the webhooks and refunds that would be tried later than it was ever planned: the clock was ahead when they were
 * planned, and has been put back since.
 */
export async function recheckDeliveries(db: Db, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const retry = sql`make_interval(secs => least(14400, 2 ^ least(${gatewayDeliveries.tries}, 30)))`;
  await db
    .update(gatewayDeliveries)
    .set({ dueAt: now })
    .where(and(isNull(gatewayDeliveries.deliveredAt), sql`${gatewayDeliveries.dueAt} > ${at} + ${MARGIN} + ${retry}`));
  const byAge = sql`greatest(interval '0', least(interval '4 hours', ${at} - ${refunds.createdAt}))`;
  await db
    .update(refunds)
    .set({ nextTryAt: now })
    .where(and(eq(refunds.state, 'pending'), sql`${refunds.nextTryAt} > ${at} + ${MARGIN} + ${byAge}`));
}
