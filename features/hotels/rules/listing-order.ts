import type { StayOffer, StaySummary } from '../contract.ts';
import type { ListingSort } from './listing-filters.ts';

type Match = { stay: StaySummary; offer: StayOffer };

/**
 * "Best match" weighs guest score, price relative to the city's median for this stay, and refund terms. Hotels cannot
 * pay for their position.
 */
export const BEST_WEIGHTS = { score: 0.5, price: 0.35, flexibility: 0.15 } as const;

/** Scores with few reviews are averaged towards this mean, as if there were this many more. */
const PRIOR = { score: 7.5, guests: 20 } as const;

const FLEXIBILITY = { free: 1, part: 0.5, none: 0 } as const;

/** Sorts matches. Ties are resolved by lower total, then id, so that the order is stable. */
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

/** Median of the cheapest totals of all stays in the city, independent of filters. */
function medianTotal(city: readonly StaySummary[]): number {
  const totals = city.map((stay) => stay.offers[0]?.total ?? 0).sort((a, b) => a - b);
  return totals[Math.floor(totals.length / 2)] ?? 0;
}
