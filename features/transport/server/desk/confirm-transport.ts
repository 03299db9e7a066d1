import 'server-only';
import { clock } from '#lib/server/clock.ts';
import { forCompany } from '#lib/server/db/across-companies.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { confirmTransport as operation, refuseTransport as refuseOperation } from '../../contract.ts';
import { announceTransportConfirmed, enqueueTransportEmail } from '../announce-transport.ts';
import { changeRequest, mustAllow } from '../change-request.ts';
import { refundQuote, settleQuote } from '../pay-quote.ts';
import { issueTransportInvoice } from '../transport-documents.ts';
import { quoteOf, requestOf } from '../requests.repo.ts';
import { presentForDesk } from './present-for-desk.ts';

/** Confirms a paid request: the fare is the supplier's, and everybody who travels is told. */
export const confirmTransport: UseCase<typeof operation> = ({ db, body, caller, request }) =>
  forCompany(db, body.companyId, async (tx) => {
    const row = await requestOf(tx, body, { locked: true });
    mustAllow(row, 'confirm');
    const quote = await quoteOf(tx, row.id, row.quoteId);
    await settleQuote(tx, row, quote);
    const confirmed = await changeRequest(tx, row, 'confirm', {
      actor: { userId: caller.userId, userType: 'staff', request },
      change: { ticketNumber: body.ticketNumber, confirmationNote: body.note },
      note: body.ticketNumber,
    });
    await announceTransportConfirmed(tx, confirmed, quote);
    await enqueueTransportEmail(tx, confirmed, 'transport-confirmed');
    const answer = await presentForDesk(tx, confirmed);
    await issueTransportInvoice(tx, confirmed, quote); // last, because its number series is locked
    return answer;
  });

/**
 * Says that nothing is available, which ends the request; or that the paid quote cannot be booked: everything goes back
 * to the company's account, and another quote may follow.
 */
export const refuseTransport: UseCase<typeof refuseOperation> = ({ db, body, caller, request }) =>
  forCompany(db, body.companyId, async (tx) => {
    const row = await requestOf(tx, body, { locked: true });
    const actor = { userId: caller.userId, userType: 'staff' as const, request };
    if (row.state !== 'booking') {
      const ended = await changeRequest(tx, row, 'refuse', { actor, note: body.note });
      await enqueueTransportEmail(tx, ended, 'transport-ended');
      return presentForDesk(tx, ended);
    }
    const quote = await quoteOf(tx, row.id, row.quoteId);
    await refundQuote(tx, row, quote, { amount: quote.total, why: 'failed' });
    const failed = await changeRequest(tx, row, 'fail', {
      actor,
      note: body.note,
      amount: quote.total,
      change: {
        quoteId: null,
        payerAccount: null,
        refund: { amount: quote.total, charge: 0, at: clock.now().toISOString() },
      },
    });
    await enqueueTransportEmail(tx, failed, 'transport-ended');
    return presentForDesk(tx, failed);
  });
