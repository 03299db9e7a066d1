import { refundAt, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { taxOf } from '#lib/shared/money.ts';

/** GST on a travel agent's service fee (SAC 998551), in basis points. The fare is the operator's own supply. */
export const SERVICE_FEE_GST_BP = 1800;
/** The highest fare and fee of a quote, in paise. */
export const MOST_FARE = 10_00_000_00;
export const MOST_FEE = 1_00_000_00;

export type QuotePrice = { fare: number; fee: number; tax: number; total: number };

/** The price of a quote: the operator's fare, our fee, and GST on the fee. All in paise. */
export function quotePrice(fare: number, fee: number): QuotePrice {
  const tax = taxOf(fee, SERVICE_FEE_GST_BP);
  return { fare, fee, tax, total: fare + fee + tax };
}

/** A quote's terms of cancellation: free until an instant (null: never), then this charge. */
export type QuoteTerms = { freeUntil: string | null; charge: number };

/** The same as cancellation windows (3.10). `sentAt` in ISO. */
export const policiesOf = ({ freeUntil, charge }: QuoteTerms, sentAt: string): CancellationPolicy[] => [
  { FromDate: freeUntil ?? sentAt, ChargeType: 1, Charge: charge },
];

/** What a cancellation of a confirmed quote refunds at an instant, in paise. */
export const refundOf = (quote: QuoteTerms & { total: number; sentAt: string }, at: Date): number =>
  refundAt(policiesOf(quote, quote.sentAt), quote.total, at);

/** Which part of a refund comes out of our fee with its tax: what the fare does not cover. */
export const feePartOf = (refund: number, fare: number): number => Math.max(0, refund - fare);
