import 'server-only';
import { lt, sql } from 'drizzle-orm';
import {
  daysBefore,
  retainedForever,
  retainedUntil,
  retainedWith,
  type Retention,
} from '#lib/server/jobs/retention.ts';
import {
  gatewayDeliveries,
  gatewayOrders,
  gatewayPayments,
  gatewayRefunds,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
  paymentOrders,
  paymentShares,
  refunds,
  webhookEvents,
} from './tables.ts';

/** An undeliverable webhook is finally retried every four hours (`rules/retry.ts`). */
const MOST_TRIES = 200;

const BOOKS = 'books of account: every rupee is explained by its postings; accounts are named by id only';

/** How long the rows of payment tables are stored, the embedded gateway's included. */
export const paymentsRetention: readonly Retention[] = [
  ...[ledgerAccounts, ledgerPostings, ledgerEntries].map((table) => retainedForever(table, BOOKS)),
  retainedUntil(
    paymentOrders,
    '90 days after it was opened, where it was closed unpaid; paid ones stay',
    'a bank answers questions about a failed payment for weeks',
    (now) => sql`${paymentOrders.state} = 'closed' and ${paymentOrders.createdAt} < ${daysBefore(now, 90)}`,
  ),
  retainedWith(paymentOrders, paymentShares),
  retainedForever(refunds, 'part of the books of account'),
  retainedUntil(webhookEvents, '30 days after it was received', 'the gateway repeats a webhook for a day', (now) =>
    lt(webhookEvents.receivedAt, daysBefore(now, 30)),
  ),
  retainedUntil(
    gatewayOrders,
    '90 days after it could last be paid, where nothing was paid',
    'a bank answers questions about a failed payment for weeks',
    (now) => sql`${gatewayOrders.state} <> 'paid' and ${gatewayOrders.expiresAt} < ${daysBefore(now, 90)}`,
  ),
  retainedWith(gatewayOrders, gatewayPayments),
  retainedForever(gatewayRefunds, 'part of the books of account'),
  retainedUntil(
    gatewayDeliveries,
    `30 days after it was delivered, or after ${MOST_TRIES} tries in vain (about a month)`,
    'support can see which webhooks were sent',
    (now) => sql`
      (${gatewayDeliveries.deliveredAt} < ${daysBefore(now, 30)})
      or (${gatewayDeliveries.deliveredAt} is null and ${gatewayDeliveries.tries} >= ${MOST_TRIES})`,
  ),
];
