import type { CheckedOffer } from './search/check-bound.ts';
import { isSentinel } from './sentinels.ts';

/** Bounds of one airline under one PNR. */
export type OfferPart = { airline: string; offers: CheckedOffer[] };

/**
 * The PNRs of a trip: neighbouring bounds of one airline together. Each sentinel has its own, so that one of a pair can
 * fail.
 */
export function partsOf(offers: readonly CheckedOffer[]): OfferPart[] {
  const parts: OfferPart[] = [];
  for (const offer of offers) {
    const last = parts.at(-1);
    if (last && last.airline === offer.airline && !isSentinel(offer.airline)) last.offers.push(offer);
    else parts.push({ airline: offer.airline, offers: [offer] });
  }
  return parts;
}
