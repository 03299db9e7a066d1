import type { CabinCode } from '#lib/shared/trip-shape.ts';
import type { FlightListing, QuoteBound } from '../../contract.ts';
import { offerKey } from '../offer-key.ts';
import { LEAST_BETWEEN } from '../search/check-bound.ts';

/**
 * A bound at one fare, to combine into trips. Total in paise for all passengers; local times of its ends with IANA
 * zones.
 */
export type TripDirection = {
  offer: string;
  total: number;
  fare: string;
  cabin: CabinCode;
  numbers: string[];
  departs: string;
  arrives: string;
  fromZone: string;
  toZone: string;
};

/**
 * An offer of the bound being selected, as part of a whole trip: `itinerary` and `fare` are its indexes in the listing.
 */
export type OfferedTrip = { itinerary: number; fare: number; ways: TripDirection[] };

/** The largest difference of time zones (UTC−12 to UTC+14). */
const FARTHEST_ZONES = 26 * 60;

const minutesOf = (wallTime: string): number => Date.parse(`${wallTime}Z`) / 60_000;

/**
 * Whether the second bound can follow the first. Across zones only what holds in any zone counts, so that impossible
 * trips are never offered.
 */
export function canFollow(before: TripDirection, next: TripDirection): boolean {
  const apart = minutesOf(next.departs) - minutesOf(before.arrives);
  return apart >= LEAST_BETWEEN + (before.toZone === next.fromZone ? 0 : FARTHEST_ZONES);
}

/** Every offer of a bound; `at` is its position in the listing. */
export function waysOf(
  listing: FlightListing,
  bound: number,
): { at: [itinerary: number, fare: number]; way: TripDirection }[] {
  const zones = new Map(listing.airports.map(({ code, zone }) => [code, zone]));
  return (listing.bounds[bound]?.itineraries ?? []).flatMap((itinerary, position) => {
    const flights = itinerary.flights.map((at) => listing.flights[at]!);
    const [first, last] = [flights[0]!, flights.at(-1)!];
    const shared = {
      numbers: flights.map(({ number }) => number),
      departs: first.departsAt,
      arrives: last.arrivesAt,
      fromZone: zones.get(first.from) ?? '',
      toZone: zones.get(last.to) ?? '',
    };
    return itinerary.fares.map(({ terms: at, total }, fare) => {
      const { family, name, cabin } = listing.terms[at]!;
      return {
        at: [position, fare] as [number, number],
        way: {
          ...shared,
          offer: offerKey(
            family,
            flights.map(({ id }) => id),
          ),
          total,
          fare: name,
          cabin,
        },
      };
    });
  });
}

/** A quoted or sold bound in the same form. */
export function wayOfQuote({ offer, total, terms, segments }: QuoteBound): TripDirection {
  const [from, to] = [segments[0]!.origin, segments.at(-1)!.destination];
  return {
    offer,
    total,
    fare: terms.name,
    cabin: terms.cabin,
    numbers: segments.map(({ number }) => number),
    departs: from.at,
    arrives: to.at,
    fromZone: from.airport.zone,
    toZone: to.airport.zone,
  };
}

/**
 * Each offer of the bound being selected, as a whole trip: after the selected bounds, and with the lowest fare that can
 * follow for each bound to come. Offers that cannot follow the selected ones are left out. Null when a selected offer
 * is no longer listed. `offered` may be the same trip in another cabin.
 */
export function offeredTrips(
  listing: FlightListing,
  chosen: readonly string[],
  offered = listing,
): { bound: number; trips: OfferedTrip[] } | null {
  const bound = Math.min(chosen.length, listing.bounds.length - 1);
  const fixed = chosen.slice(0, bound).map((key, at) => waysOf(listing, at).find(({ way }) => way.offer === key)?.way);
  if (!fixed.every((way) => way !== undefined)) return null;
  const rest = listing.bounds.slice(bound + 1).map((_, at) =>
    waysOf(offered, bound + 1 + at)
      .map(({ way }) => way)
      .sort(byTotal),
  );
  const before = fixed.at(-1);
  const trips = waysOf(offered, bound).flatMap(({ at: [itinerary, fare], way }) =>
    before && !canFollow(before, way) ? [] : [{ itinerary, fare, ways: completed([...fixed, way], rest) }],
  );
  return { bound, trips };
}

const byTotal = (a: TripDirection, b: TripDirection): number => a.total - b.total || (a.offer < b.offer ? -1 : 1);

/** Adds the lowest possible offer of each further bound; ends where none fits. */
function completed(ways: TripDirection[], rest: readonly (readonly TripDirection[])[]): TripDirection[] {
  const trip = [...ways];
  for (const offers of rest) {
    const next = offers.find((offer) => canFollow(trip.at(-1)!, offer));
    if (!next) break;
    trip.push(next);
  }
  return trip;
}

/** The offers of each bound of a listing. */
const directionsOf = (listing: FlightListing): TripDirection[][] =>
  listing.bounds.map((_, bound) => waysOf(listing, bound).map(({ way }) => way));

/** Trips that differ in one bound: other listed offers for it that fit between its neighbours. */
export const tripsBeside = (listing: FlightListing, ways: readonly TripDirection[]): TripDirection[][] =>
  directionsOf(listing).flatMap((offers, bound) => besideIn(offers, ways, bound));

function besideIn(offers: readonly TripDirection[], ways: readonly TripDirection[], bound: number): TripDirection[][] {
  const [own, before, after] = [ways[bound], ways[bound - 1], ways[bound + 1]];
  return offers
    .filter(
      (way) => way.offer !== own?.offer && (!before || canFollow(before, way)) && (!after || canFollow(way, after)),
    )
    .map((way) => ways.map((one, at) => (at === bound ? way : one)));
}

/** The same flights at the lowest fare on offer for each; null when one is not on offer. */
function sameFlights(directions: readonly TripDirection[][], ways: readonly TripDirection[]): TripDirection[] | null {
  const flightsOf = ({ offer }: TripDirection) => offer.slice(offer.indexOf('_'));
  const found = ways.map(
    (own, bound) => (directions[bound] ?? []).filter((way) => flightsOf(way) === flightsOf(own)).sort(byTotal)[0],
  );
  return found.every((way) => way !== undefined) ? found : null;
}

/** The lowest whole trip that begins with any offer; null when none is possible. */
function lowestTrip([first = [], ...further]: readonly TripDirection[][]): TripDirection[] | null {
  const sum = (ways: readonly TripDirection[]) => ways.reduce((total, way) => total + way.total, 0);
  const rest = further.map((offers) => offers.toSorted(byTotal));
  const whole = first.map((way) => completed([way], rest)).filter(({ length }) => length === further.length + 1);
  return whole.reduce<TripDirection[] | null>((best, ways) => (!best || sum(ways) < sum(best) ? ways : best), null);
}

/**
 * Alternatives to a trip: one bound changed, the same flights at their lowest fares, and the lowest trip of all. A
 * generator with one step per bound, because listings hold thousands of offers.
 */
export function* tripsInstead(
  listing: FlightListing,
  ways: readonly TripDirection[],
): Generator<void, TripDirection[][]> {
  const directions: TripDirection[][] = [];
  const beside: TripDirection[][] = [];
  for (const bound of listing.bounds.keys()) {
    const offers = waysOf(listing, bound).map(({ way }) => way);
    directions.push(offers);
    beside.push(...besideIn(offers, ways, bound));
    yield;
  }
  const others = [sameFlights(directions, ways), lowestTrip(directions)].filter((trip) => trip !== null);
  return [...beside, ...others.filter((trip) => trip.some(({ offer }, at) => offer !== ways[at]?.offer))];
}
