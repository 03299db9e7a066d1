import type { StayOffer, StaySummary } from '../contract.ts';
import type { ListingSort } from './listing-filters.ts';

type Match = { stay: StaySummary; offer: StayOffer };

/**
 * "Best match" weighs what guests said, the price against the city's median for this stay, and what comes back if
 * plans change. Nothing else: no hotel can buy a place.
 */
export const BEST_WEIGHTS = { score: 0.5, price: 0.35, flexibility: 0.15 } as const;

/** A score of few guests is drawn to this mean, as if so many more had given it. */
const PRIOR = { score: 7.5, guests: 20 } as const;

const FLEXIBILITY = { free: 1, part: 0.5, none: 0 } as const;

/** Matches in the order asked for. Ties go to the lower total, then the id, so that the order never wavers. */
export function inOrder(matches: Match[], city: readonly StaySummary[], sort: ListingSort): Match[] {
  const tie = (a: Match, b: Match) => a.offer.total - b.offer.total || (a.stay._id < b.stay._id ? -1 : 1);
  if (sort === 'price') return matches.sort(tie);
  const key = keyOf(sort, medianTotal(city));
  const keys = new Map(matches.map((match) => [match, key(match)]));
  return matches.sort((a, b) => keys.get(b)! - keys.get(a)! || tie(a, b));
}

function keyOf(sort: Exclude<ListingSort, 'price'>, median: number): (match: Match) => number {
  if (sort === 'score') return ({ stay }) => stay.score ?? 0;
  if (sort === 'stars') return ({ stay }) => stay.stars;
  return ({ stay, offer }) => {
    const score =
      ((stay.score ?? PRIOR.score) * stay.scoreCount + PRIOR.score * PRIOR.guests) / (stay.scoreCount + PRIOR.guests);
    const price = median / (median + offer.total); // half at the median, more below it
    return (
      BEST_WEIGHTS.score * (score / 10) +
      BEST_WEIGHTS.price * price +
      BEST_WEIGHTS.flexibility * FLEXIBILITY[offer.refund]
    );
  };
}

/** The middle of the cheapest totals of every stay in the city; filters do not move it. */
function medianTotal(city: readonly StaySummary[]): number {
  const totals = city.map((stay) => stay.offers[0]?.total ?? 0).sort((a, b) => a - b);
  return totals[Math.floor(totals.length / 2)] ?? 0;
}
