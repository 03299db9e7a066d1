import type { Party } from '#lib/shared/trip-shape.ts';
import type { FareFacts, ItineraryFacts } from './facts.ts';
import { LONGEST, SLOTS, type FlightFilters, type Slot } from './filters.ts';

/** An itinerary that passes the filters, with its lowest fare that does. */
export type FlightMatch = { facts: ItineraryFacts; fare: FareFacts };

type Counted = Record<string, number>;

/** How many itineraries each option would leave, with the other filters unchanged. */
export type FlightCounts = {
  stops: Counted;
  airlines: Counted;
  leaves: Record<Slot, number>;
  arrives: Record<Slot, number>;
  via: Counted;
  /** By hours of `LONGEST`. */ longest: Counted;
  bag: number;
  refundable: number;
};

export type NarrowedFlights = { matches: FlightMatch[]; counts: FlightCounts };

/** A fare is "refundable" when more than its taxes is refunded. */
const isRefundable = ({ total, basics, comesBack }: FareFacts, { adults, children, infants }: Party): boolean => {
  const [adult = 0, child = 0, infant = 0] = basics;
  return comesBack > total - (adult * adults + child * children + infant * infants);
};

type Facet = 'stops' | 'airlines' | 'leaves' | 'arrives' | 'via' | 'longest';
const BIT: Record<Facet, number> = { stops: 1, airlines: 2, leaves: 4, arrives: 8, via: 16, longest: 32 };

/** Filters, counts and sorts a bound in one pass: 1,500 itineraries within a frame. */
export function narrowFlights(all: readonly ItineraryFacts[], filters: FlightFilters, party: Party): NarrowedFlights {
  const none = () => ({}) as Counted;
  const bySlot = () => Object.fromEntries(SLOTS.map((slot) => [slot, 0])) as Record<Slot, number>;
  const counts: FlightCounts = {
    stops: none(),
    airlines: none(),
    leaves: bySlot(),
    arrives: bySlot(),
    via: none(),
    longest: none(),
    bag: 0,
    refundable: 0,
  };
  const matches: FlightMatch[] = [];
  for (const facts of all) {
    const fails = failed(facts, filters);
    const fare = lowest(facts, filters.bag, filters.refundable, party);
    const only = (facet: Facet) => (fails & ~BIT[facet]) === 0;
    if (fare) {
      if (only('stops')) add(counts.stops, facts.stops);
      if (only('airlines')) for (const code of facts.airlines) add(counts.airlines, code);
      if (only('leaves')) counts.leaves[facts.leaves]++;
      if (only('arrives')) counts.arrives[facts.arrives]++;
      if (only('via')) for (const code of facts.via) add(counts.via, code);
      if (only('longest')) for (const hours of LONGEST) if (facts.minutes <= hours * 60) add(counts.longest, hours);
      if (fails === 0) matches.push({ facts, fare });
    }
    if (fails === 0) {
      if (lowest(facts, true, filters.refundable, party)) counts.bag++;
      if (lowest(facts, filters.bag, true, party)) counts.refundable++;
    }
  }
  return { matches: inOrder(matches, filters), counts };
}

const add = (counts: Counted, option: string | number): void => void (counts[option] = (counts[option] ?? 0) + 1);

const misses = <Value>(chosen: readonly Value[], has: boolean): boolean => chosen.length > 0 && !has;

function failed({ stops, airlines, leaves, arrives, via, minutes }: ItineraryFacts, filters: FlightFilters): number {
  let fails = 0;
  if (misses(filters.stops, filters.stops.includes(stops))) fails |= BIT.stops;
  if (
    misses(
      filters.airlines,
      airlines.every((code) => filters.airlines.includes(code)),
    )
  )
    fails |= BIT.airlines;
  if (misses(filters.leaves, filters.leaves.includes(leaves))) fails |= BIT.leaves;
  if (misses(filters.arrives, filters.arrives.includes(arrives))) fails |= BIT.arrives;
  if (misses(filters.via, via.length > 0 && via.every((code) => filters.via.includes(code)))) fails |= BIT.via;
  if (filters.longest !== null && minutes > filters.longest * 60) fails |= BIT.longest;
  return fails;
}

/** The lowest fare of the searched cabin that passes the filters. */
function lowest({ fares }: ItineraryFacts, bag: boolean, refundable: boolean, party: Party): FareFacts | null {
  let best: FareFacts | null = null;
  for (const fare of fares) {
    if (!fare.ofCabin || (bag && !fare.bag) || (refundable && !isRefundable(fare, party))) continue;
    if (!best || fare.total < best.total) best = fare;
  }
  return best;
}

/**
 * "Best" sums price and duration relative to the lowest, and stops, by their weights. The sort is stable across
 * environments.
 */
function inOrder(matches: FlightMatch[], { sort, weights }: FlightFilters): FlightMatch[] {
  const cheapest = Math.min(...matches.map(({ fare }) => fare.total));
  const quickest = Math.min(...matches.map(({ facts }) => facts.minutes));
  const score = ({ facts, fare }: FlightMatch) =>
    weights.price * (fare.total / cheapest) + weights.time * (facts.minutes / quickest) + weights.changes * facts.stops;
  const keyOf = {
    best: score,
    cheapest: ({ fare }: FlightMatch) => fare.total,
    fastest: ({ facts }: FlightMatch) => facts.minutes,
    earliest: ({ facts }: FlightMatch) => facts.departs,
  }[sort];
  return matches
    .map((match) => ({ match, at: keyOf(match) }))
    .sort(
      (a, b) =>
        a.at - b.at ||
        a.match.fare.total - b.match.fare.total ||
        a.match.facts.departs - b.match.facts.departs ||
        (a.match.facts.key < b.match.facts.key ? -1 : 1),
    )
    .map(({ match }) => match);
}
