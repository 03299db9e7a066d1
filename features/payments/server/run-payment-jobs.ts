import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { deliverEvents } from './embedded-gateway/deliver-events.ts';
import { sendRefunds } from './send-refunds.ts';
import { mustBeOutsideTransaction } from './transaction-scope.ts';

/** `webhookUrl` is the full address of our webhook; `fetch` is replaced by tests only. */
type JobRun = { db: Db; now: Date; webhookUrl: string; fetch?: typeof globalThis.fetch };
export type JobReport = {
  webhooks: { delivered: number; failed: number };
  refunds: { processed: { bookingId: string; refundId: string; amount: number }[]; failed: number };
};

/**
 * One round of background work: sends pending refunds to the gateway, and delivers the embedded gateway's webhooks.
 * Several processes may run it at once. Call outside a transaction, every second or so.
 */
export async function runPaymentJobs({ db, now, webhookUrl, fetch = globalThis.fetch }: JobRun): Promise<JobReport> {
  mustBeOutsideTransaction(db, 'runPaymentJobs');
  const refunds = await sendRefunds({ db, now });
  const webhooks = await deliverEvents({ db, now, webhookUrl, fetch });
  return { webhooks, refunds };
}
