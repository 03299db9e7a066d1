import { formatMoney, money } from '#lib/shared/money.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { refundOf, type QuoteTerms } from './quote-price.ts';
import { indianTime } from './request-text.ts';
import { blockedSentence, stateAfter, type TransportState } from './states.ts';

type Quote = QuoteTerms & { total: number; sentAt: string; departsAt: string };

/** What cancelling does now: whether it is possible, what comes back (paise), and the terms as a sentence. */
export type Cancelling = { open: boolean; why: string | null; refund: number; charge: number; terms: string };

const shown = (amount: number) => formatMoney(money(amount));

/** The cancellation of a request in a state at an instant; `quote` is the chosen one. */
export function cancellingOf(state: TransportState, quote: Quote | null, now: Date): Cancelling {
  const none = { refund: 0, charge: 0 };
  if (stateAfter(state, 'cancel') === null) return { open: false, why: blockedSentence(state), ...none, terms: '' };
  if (!quote || (state !== 'booking' && state !== 'confirmed'))
    return { open: true, why: null, ...none, terms: 'Nothing was charged, so cancelling costs nothing.' };
  if (state === 'booking')
    return {
      open: true,
      why: null,
      refund: quote.total,
      charge: 0,
      terms: `It is not confirmed yet, so all of ${shown(quote.total)} goes back to your company’s account.`,
    };
  if (now.getTime() >= Date.parse(quote.departsAt))
    return { open: false, why: 'It has departed, so it can no longer be cancelled.', ...none, terms: '' };
  const refund = refundOf(quote, now);
  return { open: true, why: null, refund, charge: quote.total - refund, terms: cancelTerms(quote, refund) };
}

function cancelTerms({ total }: Quote, refund: number): string {
  if (refund === total) return `All of ${shown(total)} goes back to your company’s account.`;
  if (refund === 0) return `None of ${shown(total)} is refunded.`;
  return `${shown(refund)} of ${shown(total)} goes back to your company’s account; ${shown(total - refund)} is kept.`;
}

/** The terms of a quote before it is chosen: "Free cancellation until 4 Dec, 18:00, then ₹1,000 is kept". */
export function quoteTermsText({ freeUntil, charge, total }: QuoteTerms & { total: number }, today: IsoDate): string {
  const kept = charge >= total ? 'nothing is refunded' : `${shown(charge)} is kept`;
  if (charge === 0) return 'Free cancellation until departure';
  if (freeUntil === null) return charge >= total ? 'Non-refundable' : `Cancelling: ${kept}`;
  return `Free cancellation until ${indianTime(freeUntil, today)}, then ${kept}`;
}
