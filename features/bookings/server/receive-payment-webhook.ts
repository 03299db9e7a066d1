import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import { readWebhook, verifyWebhook, type WebhookNews } from '#features/payments/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { retryOnConflict } from '#lib/server/db/retry-on-conflict.ts';
import type { RequestFacts } from '#lib/server/request-facts.ts';
import { isCombined } from '../rules/combined-payment.ts';
import { isTopUp } from '../rules/company-wallet.ts';
import type { BookingRow } from './bookings.repo.ts';
import { takeCapture } from './capture-payment.ts';
import { takeCombinedCapture } from './combined/capture-combined-payment.ts';
import { captureTopUp } from './company/wallet/capture-top-up.ts';
import { fulfilPaidBookings } from './fulfil-paid-booking.ts';
import { recordProcessedRefunds } from './record-processed-refunds.ts';
import { bookings } from './tables.ts';

/**
 * Handles a gateway webhook, verified before a transaction is opened. Event and effect are stored in one transaction;
 * the supplier is asked afterwards.
 */
export async function receivePaymentWebhook({
  db,
  request,
}: {
  db: Db;
  request: RequestFacts;
}): Promise<{ received: true }> {
  const webhook = verifyWebhook({ db, request });
  const paid = await retryOnConflict(db, async (tx) => actOn(tx, await readWebhook({ db: tx, webhook })));
  await fulfilPaidBookings(db, paid);
  return { received: true };
}

async function actOn(tx: Db, news: WebhookNews): Promise<BookingRow[]> {
  if (news.duplicate) return [];
  if (news.event === 'payment.captured' && isTopUp(news.payment.bookingId)) {
    await captureTopUp(tx, news.payment);
    return [];
  }
  if (news.event === 'payment.captured' && isCombined(news.payment.bookingId))
    return takeCombinedCapture(tx, news.payment);
  if (news.event === 'payment.captured') {
    const paid = await takeCapture(tx, news.payment);
    return paid ? [paid] : [];
  }
  if (news.event === 'refund.processed') await recordProcessedRefunds(tx, [news]);
  if (news.event === 'payment.failed') await noteFailedTry(tx, news.bookingId, news.message);
  return [];
}

/** The payer may try again at the checkout; the cause is shown when they leave it. */
async function noteFailedTry(tx: Db, paidFor: string, paymentProblem: string): Promise<void> {
  await tx
    .update(bookings)
    .set({ paymentProblem })
    .where(
      and(
        eq(isCombined(paidFor) ? bookings.combinedPaymentId : bookings.id, paidFor),
        inArray(bookings.state, ['paying', 'paying_change']),
      ),
    );
}
