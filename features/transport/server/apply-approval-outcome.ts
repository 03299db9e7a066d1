import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { AppError } from '#lib/shared/errors.ts';
import { changeRequest } from './change-request.ts';
import { payQuote } from './pay-quote.ts';
import { quoteOf, requestOf } from './requests.repo.ts';

/**
 * Acts on a decided request for approval of transport, in the same transaction: an approved quote is paid and booked; where
 * the company's account does not cover it, who asked pays it later. A declined one ends the request, and after an expired
 * one another quote may be chosen.
 */
export async function applyTransportApproval(
  db: Db,
  { companyId, requestedId, outcome, mode }: DomainEvents['approval.ended'],
): Promise<void> {
  if (mode === 'hotel' || mode === 'flight') return;
  const row = await requestOf(db, { companyId, bookingId: requestedId }, { locked: true });
  if (row.state !== 'awaiting_approval') return;
  if (outcome === 'declined') return void (await changeRequest(db, row, 'decline', { actor: null }));
  if (outcome === 'expired')
    return void (await changeRequest(db, row, 'expire', { actor: null, change: { quoteId: null } }));
  const quote = await quoteOf(db, row.id, row.quoteId);
  try {
    const payerAccount = await inTransaction(db, (tx) => payQuote(tx, row, quote));
    await changeRequest(db, row, 'approve', { actor: null, change: { payerAccount }, amount: quote.total });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'INSUFFICIENT_WALLET') throw error;
    await changeRequest(db, row, 'approveUnpaid', { actor: null });
  }
}
