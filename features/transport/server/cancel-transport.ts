import 'server-only';
import { withdrawApproval } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { cancelTransport as operation } from '../contract.ts';
import { cancellingOf } from '../rules/cancelling.ts';
import { enqueueTransportEmail } from './announce-transport.ts';
import { changeRequest } from './change-request.ts';
import { refundQuote } from './pay-quote.ts';
import { presentRequest, termsOf } from './present-request.ts';
import { issueTransportCreditNote } from './transport-documents.ts';
import { requestOfUser, quoteOf } from './requests.repo.ts';

/** Cancels a request under the terms of now. A repeated call gives the same answer. */
export const cancelTransport: UseCase<typeof operation> = async ({
  db,
  body: { bookingId, shownRefund, reason },
  caller,
  request,
}) => {
  const row = await requestOfUser(db, caller, bookingId);
  if (row.state === 'cancelled') return presentRequest(db, row, caller.userId);
  const quote = row.quoteId === null ? null : await quoteOf(db, row.id, row.quoteId);
  const now = clock.now();
  const { open, why, refund, charge } = cancellingOf(row.state, quote && termsOf(quote), now);
  if (!open) throw new AppError('STATE_BLOCKED', why ?? '');
  if (refund < shownRefund)
    throw new AppError(
      'PRICE_CHANGED',
      'The refund is now less than was shown. Nothing was cancelled. Reload the page to see the current terms.',
    );
  if (quote && refund) await refundQuote(db, row, quote, { amount: refund, why: 'cancelled' });
  const cancelled = await changeRequest(db, row, 'cancel', {
    actor: { userId: caller.userId, userType: 'corporate', request },
    change: row.payerAccount === null ? {} : { refund: { amount: refund, charge, at: now.toISOString() } },
    note: reason,
    amount: refund,
  });
  if (row.state === 'awaiting_approval') await withdrawApproval(db, row.companyId, row.id, caller.userId);
  await enqueueTransportEmail(db, cancelled, 'transport-ended');
  if (quote && row.state === 'confirmed')
    await issueTransportCreditNote(db, cancelled, quote, { amount: refund, charge });
  return presentRequest(db, cancelled, caller.userId);
};
