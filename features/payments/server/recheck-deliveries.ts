import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { gatewayDeliveries, refunds } from './tables.ts';

/** Longer than any lease of a delivery or refund, and than the late webhook's delay. */
const MARGIN = sql`interval '1 minute'`;

/**
 * Makes webhooks and refunds due that are scheduled further ahead than ever planned: the clock was ahead when they were
 * scheduled.
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
