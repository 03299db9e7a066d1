import 'server-only';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { log } from '#lib/server/log.ts';
import { retryDelay } from '../../rules/retry.ts';
import { signWebhook } from '../signatures.ts';
import { gatewayDeliveries } from '../tables.ts';

type Delivery = typeof gatewayDeliveries.$inferSelect;

const BATCH = 20;
const TIMEOUT = 10_000;
/** While a process delivers, others skip the row; after this time they take over. */
const LEASE = 30_000;

/**
 * Delivers due webhooks: POSTs the raw body with signature and event id, with growing pauses, until the shop answers
 * 2xx. No lock is held during the call, so an event may arrive twice.
 */
export async function deliverEvents({
  db,
  now,
  webhookUrl,
  fetch,
}: {
  db: Db;
  now: Date;
  webhookUrl: string;
  fetch: typeof globalThis.fetch;
}): Promise<{ delivered: number; failed: number }> {
  const due = await takeDue(db, now);
  const results = await Promise.all(
    due.map(async (delivery) => {
      const delivered = await post(delivery, webhookUrl, fetch);
      const after = delivered ? { deliveredAt: now } : { dueAt: new Date(now.getTime() + retryDelay(delivery.tries)) };
      await db.update(gatewayDeliveries).set(after).where(eq(gatewayDeliveries.id, delivery.id));
      return delivered;
    }),
  );
  const delivered = results.filter(Boolean).length;
  return { delivered, failed: results.length - delivered };
}

const takeDue = (db: Db, now: Date): Promise<Delivery[]> =>
  inTransaction(db, async (tx) => {
    const due = await tx
      .select({ id: gatewayDeliveries.id })
      .from(gatewayDeliveries)
      .where(and(isNull(gatewayDeliveries.deliveredAt), lte(gatewayDeliveries.dueAt, now)))
      .orderBy(asc(gatewayDeliveries.dueAt), asc(gatewayDeliveries.id))
      .limit(BATCH)
      .for('update', { skipLocked: true });
    if (!due.length) return [];
    return tx
      .update(gatewayDeliveries)
      .set({ tries: sql`${gatewayDeliveries.tries} + 1`, dueAt: new Date(now.getTime() + LEASE) })
      .where(
        inArray(
          gatewayDeliveries.id,
          due.map(({ id }) => id),
        ),
      )
      .returning();
  });

async function post(delivery: Delivery, webhookUrl: string, fetch: typeof globalThis.fetch): Promise<boolean> {
  const body = JSON.stringify(delivery.payload);
  const headers = {
    'content-type': 'application/json',
    'x-razorpay-signature': signWebhook(body),
    'x-razorpay-event-id': delivery.eventId,
  };
  try {
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    await answer.body?.cancel();
    if (answer.ok) return true;
    log().warn({ eventId: delivery.eventId, status: answer.status, tries: delivery.tries }, 'webhook not accepted');
  } catch (error) {
    log().warn({ eventId: delivery.eventId, err: error, tries: delivery.tries }, 'webhook not delivered');
  }
  return false;
}
