import type { StayOffer } from '../contract.ts';
import { MEALS } from './vocabulary.ts';

const REFUNDS = ['free', 'part', 'none'] as const;

/** The cheapest offer of each pair of meals and refund class, by `slotOf`. */
export type KeptOffers = (StayOffer | undefined)[];

const slotOf = ({ meals, refund }: Pick<StayOffer, 'meals' | 'refund'>): number => MEALS.indexOf(meals) * REFUNDS.length + REFUNDS.indexOf(refund);

/** False when a cheaper offer of the same meals and refund is already kept: the rest of it need not be worked out. */
export function mayBeKept(kept: KeptOffers, offer: Pick<StayOffer, 'meals' | 'refund' | 'total'>): boolean {
  const known = kept[slotOf(offer)];
  return !known || offer.total <= known.total;
}

/** Keeps an offer if it is the cheapest of its pair; at one price the better terms win. */
export function keepCheapest(kept: KeptOffers, offer: StayOffer): void {
  const slot = slotOf(offer);
  const known = kept[slot];
  if (!known || byPrice(offer, known) < 0) kept[slot] = offer;
}

/** The kept offers, cheapest first. */
export const cheapestFirst = (kept: KeptOffers): StayOffer[] => kept.filter((offer) => offer !== undefined).sort(byPrice);

/** Lower total first; then what comes back, then how much, then how long that holds, then more meals. A total order. */
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
