import 'server-only';
import { askForApproval } from '#features/approvals/server/index.ts';
import { onlyInPolicy } from '#features/policy/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { chooseQuote as operation, payApprovedQuote as payOperation } from '../contract.ts';
import { indianTime, TRANSPORT_ZONE } from '../rules/request-text.ts';
import { reserveQuote } from './announce-cost.ts';
import { approvalTripOf } from './approval-trip.ts';
import { changeRequest, mustAllow } from './change-request.ts';
import { evaluatePrices } from './evaluate-quote.ts';
import { payQuote } from './pay-quote.ts';
import { presentRequest } from './present-request.ts';
import { requestOfUser, quoteOf, requestOf, type QuoteRow } from './requests.repo.ts';

/**
 * Chooses a quote: pays it from the company's account, or sends it for approval until it expires. A repeated call for
 * the chosen quote gives the same answer.
 */
export const chooseQuote: UseCase<typeof operation> = async ({
  db,
  body: { bookingId, quoteId, acceptedTotal },
  caller,
  request,
}) => {
  const row = await requestOfUser(db, caller, bookingId);
  if (row.quoteId === quoteId && (row.state === 'booking' || row.state === 'awaiting_approval'))
    return presentRequest(db, row, caller.userId);
  mustAllow(row, 'choose');
  const quote = await quoteOf(db, row.id, quoteId);
  mustBeValid(quote, acceptedTotal);
  const [evaluated] = await evaluatePrices(db, row, [quote.total]);
  if (!evaluated || evaluated.need.kind === 'refused')
    throw new AppError('OUT_OF_POLICY', onlyInPolicy(row.mode), { details: { verdict: evaluated?.verdict } });
  const actor = { userId: caller.userId, userType: 'corporate' as const, request };
  await reserveQuote(db, row, quote);
  if (evaluated.need.kind === 'none') {
    const payerAccount = await payQuote(db, row, quote);
    const booking = await changeRequest(db, row, 'choose', {
      actor,
      change: { quoteId, payerAccount, refund: null },
      amount: quote.total,
    });
    return presentRequest(db, booking, caller.userId);
  }
  const asking = await changeRequest(db, row, 'ask', { actor, change: { quoteId }, amount: quote.total });
  const { companyId, mode, requesterId, travellerIds, reason } = asking;
  await askForApproval(db, {
    companyId,
    bookingId,
    tripKey: `transport:${bookingId}`,
    mode,
    requesterId,
    travellerIds,
    reason,
    amount: quote.total,
    trip: approvalTripOf(asking, quote, evaluated),
    levels: evaluated.need.levels,
    rule: evaluated.need.rule,
    deadline: quote.expiresAt,
    isSpent: async () => false, // a request is booked once; another trip is another request
  });
  return presentRequest(db, await requestOf(db, { companyId, bookingId }), caller.userId);
};

/** Pays the approved quote, while it is valid. */
export const payApprovedQuote: UseCase<typeof payOperation> = async ({
  db,
  body: { bookingId, acceptedTotal },
  caller,
  request,
}) => {
  const row = await requestOfUser(db, caller, bookingId);
  mustAllow(row, 'pay');
  const quote = await quoteOf(db, row.id, row.quoteId);
  mustBeValid(quote, acceptedTotal);
  await reserveQuote(db, row, quote);
  const payerAccount = await payQuote(db, row, quote);
  const booking = await changeRequest(db, row, 'pay', {
    actor: { userId: caller.userId, userType: 'corporate', request },
    change: { payerAccount },
    amount: quote.total,
  });
  return presentRequest(db, booking, caller.userId);
};

/** Throws STATE_BLOCKED for a quote that expired, PRICE_CHANGED for another total than was shown. */
function mustBeValid(quote: QuoteRow, acceptedTotal: number): void {
  if (quote.expiresAt <= clock.now())
    throw new AppError(
      'STATE_BLOCKED',
      `This quote expired on ${indianTime(quote.expiresAt, clock.today(TRANSPORT_ZONE))}. Nothing was booked or charged. Choose another, or wait for a new one.`,
    );
  if (quote.total !== acceptedTotal)
    throw new AppError(
      'PRICE_CHANGED',
      'The price shown is not the price of this quote. Nothing was charged. Reload the page.',
    );
}
