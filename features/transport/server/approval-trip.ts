import 'server-only';
import type { ApprovalTrip } from '#features/approvals/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { categoryOf } from '#lib/shared/travel-modes.ts';
import { quoteTermsText } from '../rules/cancelling.ts';
import { requestFacts, requestTitle, routeOf, TRANSPORT_ZONE, whenText } from '../rules/request-text.ts';
import type { EvaluatedPrice } from './evaluate-quote.ts';
import { termsOf } from './present-request.ts';
import type { QuoteRow, RequestRow } from './requests.repo.ts';

/** The chosen quote as its request for approval stores it: what it is, how it was evaluated, and its price. */
export function approvalTripOf(
  { details, mode, costCentre, project }: RequestRow,
  quote: QuoteRow,
  { inPolicy, travellers }: EvaluatedPrice,
): ApprovalTrip {
  const today = clock.today(TRANSPORT_ZONE);
  const { destination } = routeOf(details);
  return {
    travelCategory: categoryOf(mode),
    title: requestTitle(details),
    place: details.mode === 'car' ? details.city : destination,
    poster: { kind: 'metro', hour: 'day', seed: quote.requestId },
    zone: TRANSPORT_ZONE,
    from: details.date,
    to: details.mode === 'car' ? details.untilDate : details.date,
    currency: 'INR',
    legs: [
      {
        when: whenText(details, today),
        title: quote.name,
        detail: requestFacts(details, today)
          .map(({ label, value }) => `${label}: ${value}`)
          .join(' · '),
        amount: quote.total,
      },
    ],
    cancellation: quoteTermsText(termsOf(quote), today),
    inPolicy,
    travellers,
    fields: { costCentre, project, purpose: '' },
    trail: [{ at: quote.sentAt.toISOString(), total: quote.total, note: 'Quoted by the desk' }],
  };
}
