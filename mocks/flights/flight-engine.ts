import { KARNATAKA, nextDocumentNumber } from '../memory/document-numbers.ts';
import type { CancelledPart } from '#features/bookings/rules/flight-amendments.ts';
import { costFieldProblems } from '#features/bookings/rules/company-messages.ts';
import { cancelledText } from '#features/bookings/rules/flight-notes.ts';
import { acceptedNote, holdNote, walletNote } from '#features/bookings/rules/price-notes.ts';
import { splitRefund } from '#features/bookings/rules/refund-split.ts';
import { clockTime, priceMoved, refundFell } from '#features/bookings/rules/sentences.ts';
import { holdEnded, holdIsOver } from '#features/bookings/rules/can-do.ts';
import { onlyInPolicy } from '#features/policy/rules/text/reason-text.ts';
import { quoteExpiry } from '#features/flights/rules/search/quote-terms.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { refuse } from '../answers/flights.ts';
import { flightOrderId } from '../answers/order-id.ts';
import { addToTrail, factsOf, move, mustBeAllowed } from '../memory/bookings.ts';
import type { MockFlight } from '../memory/records.ts';
import { postToWallet, payerAccountOf } from '../memory/wallet.ts';
import { leaveChange } from './change-flight.ts';
import { captureFlight, presentFlight } from './mock-flights.ts';
import { sendBack } from './send-back.ts';
import { dueBack } from './due-back.ts';

type RefundTo = 'source' | 'wallet';

/** 5.1; only the server sends approval requests. */
function mustBeInPolicy({ company }: MockFlight): void {
  if (company && !company.inPolicy)
    throw new AppError('OUT_OF_POLICY', onlyInPolicy('flight'), {
      details: { verdict: company.travellers.find(({ verdict }) => !verdict.inPolicy)?.verdict },
    });
}

/** The booking engine's steps for flights: hold, pay and the rest, called once the product is known to be a flight. */
export const flightEngine = {
  present: presentFlight,
  hold: (flight: MockFlight, acceptedTotal: number, now: Date) => {
    mustBeAllowed(flight, 'hold', now);
    const { total, currency, change, holds, zone, bounds, departsAt } = flight;
    if (acceptedTotal !== total)
      throw new AppError('PRICE_CHANGED', priceMoved(acceptedTotal, total, currency), {
        details: { before: change?.before ?? { total: acceptedTotal }, after: { total } },
      });
    if (flight.state === 'held') return presentFlight(flight, now);
    mustBeInPolicy(flight);
    const wait = (new Date(departsAt).getTime() - now.getTime() > 14 * 86_400_000 ? 24 : 2) * 3_600_000;
    const until = holds === 'pnr' ? new Date(now.getTime() + wait) : quoteExpiry(now);
    move(flight, 'hold', now, { holdExpiresAt: until.toISOString(), change: null });
    addToTrail(
      flight,
      now,
      ...(change
        ? [{ stage: 'accepted' as const, total, note: acceptedNote(change.before, change.after, currency) }]
        : []),
      {
        stage: 'hold',
        total,
        note: holdNote(
          total,
          clockTime(until, { zone, city: bounds[0]!.segments[0]!.origin.airport.cityName }, now),
          currency,
          { category: 'flight', units: 1 },
        ),
      },
    );
    return presentFlight(flight, now);
  },
  release: (flight: MockFlight, now: Date) => {
    if (flight.changing) leaveChange(flight, now);
    else if (flight.state !== 'expired') {
      mustBeAllowed(flight, 'release', now);
      move(flight, 'release', now);
    }
    return presentFlight(flight, now);
  },
  pay: (
    flight: MockFlight,
    { expectedTotal, walletAmount }: { expectedTotal: number; walletAmount: number },
    now: Date,
  ) => {
    const facts = factsOf(flight, now);
    if ((flight.state === 'held' || flight.state === 'paying') && holdIsOver(facts))
      throw new AppError('HOLD_EXPIRED', holdEnded(facts));
    mustBeAllowed(flight, 'pay', now);
    if (expectedTotal !== flight.total)
      throw new AppError('PRICE_CHANGED', priceMoved(expectedTotal, flight.total, flight.currency), {
        details: { before: { total: expectedTotal }, after: { total: flight.total } },
      });
    if (flight.changing)
      return { booking: presentFlight(flight, now), checkoutUrl: serverRoutes.gatewayCheckout(flightOrderId(flight)) };
    refuse(flight.company ? costFieldProblems(flight.company.requiredFields, flight.company.fields) : {});
    if (flight.state !== 'paying') {
      refuse(
        walletAmount > flight.total
          ? { walletAmount: 'That is more than the price. Use the price or less from the wallet.' }
          : {},
      );
      if (walletAmount) {
        postToWallet(payerAccountOf(flight), {
          amount: -walletAmount,
          note: `Part of ${flight.title}`,
          bookingId: flight._id,
          at: now,
        });
        addToTrail(flight, now, {
          stage: 'wallet',
          total: walletAmount,
          note: walletNote(walletAmount, flight.currency),
        });
      }
      move(flight, 'pay', now, {
        payment: { wallet: walletAmount, gateway: 0, method: null, paidAt: null, problem: null },
      });
    }
    if (flight.payment.wallet === flight.total) {
      captureFlight(flight, { wallet: flight.total, gateway: 0, method: 'wallet' }, now);
      return { booking: presentFlight(flight, now), checkoutUrl: null };
    }
    return { booking: presentFlight(flight, now), checkoutUrl: serverRoutes.gatewayCheckout(flightOrderId(flight)) };
  },
  cancelQuote: (flight: MockFlight, now: Date) => {
    mustBeAllowed(flight, 'cancel', now);
    const { refund } = dueBack(flight, {}, now);
    return {
      ...splitRefund(refund, { total: flight.total, gateway: flight.payment.gateway }, 'source'),
      holdsUntil: flight.departsAt,
      now: now.toISOString(),
    };
  },
  cancel: (
    flight: MockFlight,
    { expectedRefund, refundTo }: { expectedRefund: number; refundTo: RefundTo },
    part: CancelledPart,
    now: Date,
  ) => {
    if (flight.state === 'cancelling' || flight.state === 'cancelled') return presentFlight(flight, now);
    mustBeAllowed(flight, 'amend', now);
    const { refund, charge, whole } = dueBack(flight, part, now);
    if (refund < expectedRefund)
      throw new AppError('PRICE_CHANGED', refundFell(expectedRefund, refund, flight.currency), {
        details: { before: expectedRefund, after: refund },
      });
    const split = {
      ...splitRefund(refund, { total: flight.total, gateway: flight.payment.gateway }, refundTo),
      charge,
    };
    const tickets = flight.parts.map((one) => ({
      ...one,
      tickets: one.tickets.map((ticket) => ({
        ...ticket,
        open: ticket.open.filter(
          (bound) =>
            !(
              (!part.bounds || part.bounds.includes(bound)) &&
              (!part.passengers || part.passengers.includes(ticket.passenger))
            ),
        ),
      })),
    }));
    if (whole) {
      move(flight, 'cancel', now);
      sendBack(flight, split, now);
      move(flight, 'finishCancel', now, {
        parts: tickets,
        refund: {
          amount: refund,
          charge,
          to: refundTo,
          state: split.toSource ? 'pending' : 'processed',
          at: now.toISOString(),
        },
        documents: {
          ...flight.documents,
          creditNote: refund ? nextDocumentNumber('credit_note', KARNATAKA, now) : null,
        },
      });
    } else {
      move(flight, 'amend', now);
      sendBack(flight, split, now);
      const amendment = {
        _id: newId('act', now.getTime()),
        kind: 'cancel' as const,
        at: now.toISOString(),
        state: 'done' as const,
        amount: refund,
        charge,
        words: cancelledText('a part of this trip'),
        wallet: 0,
        document: refund ? ('credit-note' as const) : null,
      };
      move(flight, 'finishAmend', now, {
        parts: tickets,
        total: flight.total - refund,
        amendments: [...flight.amendments, amendment],
      });
    }
    return presentFlight(flight, now);
  },
};
