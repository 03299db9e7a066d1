import { TRIP_LIMITS } from '#lib/shared/trip-shape.ts';
import type { AirlineKind, Cabin } from '../../data/flight-types.ts';
import { FAMILY_CABIN, termsOf, type FareTerms, type Market } from '../fares/families.ts';
import { fareAmounts, fareLines, type FareAmounts, type FareLine } from '../fares/price.ts';
import { type Fares, flightName, type FareContext, type JourneyMarket } from '../fares/price-journeys.ts';
import type { SoldBound } from '../fares/sold-bound.ts';
import { offerKey, type OfferRef } from '../offer-key.ts';
import { playOf, type SentinelPlay } from '../sentinels.ts';
import { SALE_ENDS_MINUTES } from '../ticketing.ts';
import type { DatedFlights } from './dated-flights.ts';
import { epochDay, isoDay } from './epoch-day.ts';
import { changeAt } from './find-journeys.ts';
import { longestChange } from './connecting-time.ts';
import { factsOf } from './world-facts.ts';

/** A checked bound: flights (by index in `dated`), cabins, amounts and lines, and what is sold. */
export type CheckedOffer = {
  ref: OfferRef;
  key: string;
  flights: number[];
  cabins: Cabin[];
  minutes: number;
  kind: AirlineKind;
  airline: string;
  market: Market;
  amounts: FareAmounts;
  lines: FareLine[];
  terms: FareTerms;
  sold: SoldBound;
  play: SentinelPlay | null;
  shift: number;
  changes: (number | null)[];
};

/** The price change of the price-change sentinel per adult in paise, and the shift of the time-change one. */
const RISE = 50_000;
const SHIFT_MINUTES = 45;
/** The delay of the schedule-change sentinel after ticketing. */
export const RESCHEDULED_MINUTES = 180;
/** The delay of the moved-later sentinel, and how long after ticketing it is announced. */
export const MOVED_LATER_MINUTES = 120;
export const ANNOUNCED_AFTER_SECONDS = 15;

/** The flights of an offer on their days, or null when one does not operate, does not connect, or is no longer sold. */
export function resolveOffer(dated: DatedFlights, { flights }: OfferRef, now: number): number[] | null {
  const { world } = dated;
  const facts = factsOf(world);
  const lastDay = Math.floor(now / 1440) + TRIP_LIMITS.daysAhead + 1; // the day may be one ahead across the date line
  const found: number[] = [];
  for (const { flight, date } of flights) {
    if (epochDay(date) > lastDay) return null;
    const at = world.flightNumbered.get(flight);
    const day = at === undefined ? -1 : dated.on(at, epochDay(date));
    if (day < 0) return null;
    const before = found.at(-1);
    if (before !== undefined) {
      const [one, two] = [dated.routeOf(before), dated.routeOf(day)];
      const wait = dated.departs[day]! - dated.arrives[before]!;
      const { from, to, airline } = world.routes;
      const domestic =
        facts.country[from[one]!] === facts.country[to[two]!] && facts.country[to[one]!] === facts.country[to[two]!];
      const sells = facts.sellsOnto[airline[one]! * world.airlines.length + airline[two]!] === 1;
      if (to[one] !== from[two] || !sells || wait < changeAt(world, facts, one, two) || wait > longestChange(domestic))
        return null;
    }
    found.push(day);
  }
  const first = dated.routeOf(found[0]!);
  const abroad =
    facts.country[world.routes.from[first]!] !== facts.country[world.routes.to[dated.routeOf(found.at(-1)!)]!];
  return dated.departs[found[0]!]! < now + SALE_ENDS_MINUTES[abroad ? 'international' : 'domestic'] ? null : found;
}

/** Prices an offer as sold now; null when its family lacks seats for the party. */
export function checkOffer(
  fares: Fares,
  context: FareContext,
  position: number,
  ref: OfferRef,
  flights: number[],
): CheckedOffer | null {
  const { dated, party } = context;
  const found = fares.one(flights, ref.family);
  if (!found) return null;
  const journey = fares.marketOf(flights);
  const seller = dated.world.airlines[journey.airline]!;
  const play = playOf(flightName(dated, flights[0]!));
  const due = fares.taxes(journey, FAMILY_CABIN[ref.family], dated.day[flights[0]!]!);
  const fare = found.amounts.adult + found.amounts.fuel + (play === 'price-change' ? RISE : 0);
  const amounts = fareAmounts(fare, journey, party, due);
  const terms = termsOf(seller.kind, journey.market, ref.family);
  const key = offerKey(
    ref.family,
    ref.flights.map(({ flight, date }) => `${flight}.${date}`),
  );
  const shift = play === 'time-change' ? SHIFT_MINUTES : 0;
  const minutes = dated.arrives[flights.at(-1)!]! - dated.departs[flights[0]!]!;
  return {
    ref,
    key,
    flights,
    cabins: found.cabins,
    minutes,
    kind: seller.kind,
    airline: seller.code,
    market: journey.market,
    amounts,
    lines: fareLines(amounts, party, due),
    terms,
    play,
    shift,
    changes: flights.map((flight, at) => (at === 0 ? null : dated.departs[flight]! - dated.arrives[flights[at - 1]!]!)),
    sold: {
      position,
      offer: key,
      journey: journeyName(dated, journey),
      fare,
      km: journey.km,
      market: journey.market,
      due,
      change: terms.change,
      cancel: terms.cancel,
      departs: dated.departs[flights[0]!]! + shift,
      arrives: dated.arrives[flights.at(-1)!]! + shift,
      airline: seller.code,
      seats: flights.map((flight, at) => ({
        flight: flightName(dated, flight),
        date: isoDay(dated.day[flight]!),
        cabin: found.cabins[at]!,
      })),
    },
  };
}

/** "Bengaluru – Delhi". */
const journeyName = ({ world }: DatedFlights, { from, to }: JourneyMarket): string =>
  `${world.airports[from]!.cityName} – ${world.airports[to]!.cityName}`;

/** The least time between two bounds of one sale. */
export const LEAST_BETWEEN = 60;

/** True when every bound departs after the previous one has arrived. */
export const inOrder = (dated: DatedFlights, bounds: readonly { flights: readonly number[] }[]): boolean =>
  bounds.every(
    ({ flights }, at) =>
      at === 0 || dated.departs[flights[0]!]! >= dated.arrives[bounds[at - 1]!.flights.at(-1)!]! + LEAST_BETWEEN,
  );
