import 'server-only';
import { issueInvoice, issueReceipt } from '#features/documents/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { openPayments } from '../rules/payment-plan.ts';
import type { BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';

/**
 * Issues the document of a payment that was booked, once: the invoice where all is paid, else the receipt of the advance
 * (rule 50, CGST Rules). Called last in its transaction, because a number series is locked until it commits.
 */
export async function issuePaymentDocument(tx: Db, booking: BookingRow, at: Date): Promise<void> {
  const last = booking.paymentPlan?.findLastIndex(({ paid }) => paid) ?? 0;
  const product = productOf(booking);
  if (product.paidPart && openPayments(booking.paymentPlan).length)
    await issueReceipt({ db: tx, booking: product.paidPart(booking, last), reference: String(last + 1), at });
  else await issueInvoice({ db: tx, booking: product.soldTrip(booking), at });
}
