import type { StayOffer } from '../contract.ts';
import { MEALS } from './vocabulary.ts';

const REFUNDS = ['free', 'part', 'none'] as const;

/** Where an offer of these meals and this refund class stands in a collection. */
const slotOf = (offer: StayOffer): number => MEALS.indexOf(offer.meals) * REFUNDS.length + REFUNDS.indexOf(offer.refund);

/** Keeps the cheapest offer of each pair of meals and refund class; at one price the better terms win. */
export function keepCheapest(kept: (StayOffer | undefined)[], offer: StayOffer): void {
  const slot = slotOf(offer);
  const known = kept[slot];
  if (!known || byPrice(offer, known) < 0) kept[slot] = offer;
}

/** The kept offers, cheapest first. */
export const cheapestFirst = (kept: readonly (StayOffer | undefined)[]): StayOffer[] =>
  kept.filter((offer) => offer !== undefined).sort(byPrice);

/** Lower total first; then what comes back, then how long that holds, then more meals. A total order. */
function byPrice(a: StayOffer, b: StayOffer): number {
  return (
    a.total - b.total ||
    REFUNDS.indexOf(a.refund) - REFUNDS.indexOf(b.refund) ||
    b.share - a.share ||
    later(a.until, b.until) ||
    MEALS.indexOf(b.meals) - MEALS.indexOf(a.meals)
  );
}

const later = (a: string | null, b: string | null): number => (a === b ? 0 : (a ?? '') > (b ?? '') ? -1 : 1);
