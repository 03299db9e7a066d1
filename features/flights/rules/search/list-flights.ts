import { runToEnd } from '#lib/shared/run-to-end.ts';
import type { Party, Trip } from '#lib/shared/trip-shape.ts';
import type { FareTermsView, FlightAirport, FlightListing, Itinerary, ListedFlight } from '../../contract.ts';
import { FAMILY_CABIN, FAMILY_NAMES, termsOf, type Family, type Market } from '../fares/families.ts';
import { basicsOf } from '../fares/price.ts';
import { Fares, flightName, type SoldSeats } from '../fares/price-journeys.ts';
import type { AirTax } from '../fares/taxes.ts';
import type { AirlineKind } from '../../data/flight-types.ts';
import type { World } from '../world/world.ts';
import type { DatedFlights } from './dated-flights.ts';
import { isoDay, wallText } from './epoch-day.ts';
import type { FoundBound } from './find-bounds.ts';
import { terminalAt } from './find-journeys.ts';
import type { FoundPlace } from './places.ts';
import { factsOf } from './world-facts.ts';

/** Inputs of pricing: the clock (minutes since 1970), taxes, seats sold, and country numbers. */
export type ListingContext = {
  now: number;
  today: string;
  taxes: readonly AirTax[];
  sold: SoldSeats;
  countryNumber: (alpha2: string) => string;
};

/** Everything is sold in rupees (9.9). */
export const CURRENCY = 'INR';

/** Prices journeys and converts them for the wire: each flight, airport and set of terms once. */
export const listFlights = (...listed: Parameters<typeof listingSteps>): FlightListing =>
  runToEnd(listingSteps(...listed));

/** The same as a generator with one step per bound, so that the caller can yield. */
export function* listingSteps(
  trip: Pick<Trip, 'cabin'> & Party,
  found: readonly FoundBound[],
  context: ListingContext,
): Generator<void, FlightListing> {
  const { adults, children, infants, cabin } = trip;
  const parts = new ListingParts(context);
  const bounds: FlightListing['bounds'] = [];
  for (const { from, to, date, dated, journeys } of found) {
    const fares = new Fares({ dated, party: trip, now: context.now, taxes: context.taxes, sold: context.sold });
    const itineraries: Itinerary[] = [];
    for (const { flights, minutes } of journeys) {
      const offered = fares.of(flights, cabin);
      if (!offered.length) continue;
      const { airline, market } = fares.marketOf(flights);
      const { code, kind } = dated.world.airlines[airline]!;
      itineraries.push({
        flights: flights.map((flight) => parts.flight(dated, flight)),
        minutes,
        airline: code,
        fares: offered.map(({ family, amounts }) => ({
          terms: parts.terms(kind, market, family),
          total: amounts.total,
          basics: [...basicsOf(amounts)],
        })),
      });
    }
    bounds.push({ from: parts.place(dated.world, from), to: parts.place(dated.world, to), date, itineraries });
    yield;
  }
  return {
    today: context.today,
    currency: CURRENCY,
    cabin,
    party: { adults, children, infants },
    ...parts.tables,
    bounds,
  };
}

/** Lookup tables of a listing, filled as itineraries need them. */
class ListingParts {
  readonly tables: Pick<FlightListing, 'airports' | 'airlines' | 'terms' | 'flights'> = {
    airports: [],
    airlines: [],
    terms: [],
    flights: [],
  };
  private readonly known = new Map<string, number>();
  private readonly context: ListingContext;

  constructor(context: ListingContext) {
    this.context = context;
  }

  flight(dated: DatedFlights, at: number): number {
    const name = flightName(dated, at);
    return this.once(`${name}.${dated.day[at]!}`, this.tables.flights, () => {
      const { airports, airlines, routes } = dated.world;
      const route = dated.routeOf(at);
      this.once(`airline ${routes.airline[route]}`, this.tables.airlines, () => {
        const { code, name: words, kind } = airlines[routes.airline[route]!]!;
        return { code, name: words, kind };
      });
      for (const end of [routes.from[route]!, routes.to[route]!]) this.airport(dated.world, end);
      return presentFlight(dated, at, name, airports[routes.from[route]!]!.iata, airports[routes.to[route]!]!.iata);
    });
  }

  terms(kind: AirlineKind, market: Market, family: Family): number {
    return this.once(`${kind} ${market} ${family}`, this.tables.terms, () => presentTerms(kind, market, family));
  }

  place(world: World, { code, name, airports }: FoundPlace) {
    airports.forEach((airport) => this.airport(world, airport));
    return { code, name, airports: airports.map((airport) => world.airports[airport]!.iata) };
  }

  private airport(world: World, at: number): void {
    this.once(`airport ${at}`, this.tables.airports, () => presentAirport(world, at, this.context.countryNumber));
  }

  private once<Row>(key: string, table: Row[], make: () => Row): number {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const row = make();
    this.known.set(key, table.length);
    table.push(row);
    return table.length - 1;
  }
}

export function presentAirport(world: World, at: number, countryNumber: (alpha2: string) => string): FlightAirport {
  const { iata, name, cityCode, cityName, country, zone } = world.airports[at]!;
  return { code: iata, name, cityCode, cityName, countryCode: countryNumber(country), zone };
}

/** A copy the caller may change: fees are shared by all fares of the family. */
export function presentTerms(kind: AirlineKind, market: Market, family: Family): FareTermsView {
  const { change, cancel, ...rest } = termsOf(kind, market, family);
  return {
    family,
    name: FAMILY_NAMES[family],
    cabin: FAMILY_CABIN[family],
    ...rest,
    change: [...change],
    cancel: [...cancel],
  };
}

export function presentFlight(dated: DatedFlights, at: number, name: string, from: string, to: string): ListedFlight {
  const { world } = dated;
  const { routes, flights, aircraft } = world;
  const flight = dated.flight[at]!;
  const route = dated.routeOf(at);
  const facts = factsOf(world);
  const abroad = facts.country[routes.from[route]!] !== facts.country[routes.to[route]!];
  const airline = routes.airline[route]!;
  return {
    id: `${name}.${isoDay(dated.day[at]!)}`,
    airline: name.slice(0, 2),
    number: `${name.slice(0, 2)} ${name.slice(2)}`,
    from,
    to,
    fromTerminal: terminalAt(world, facts, routes.from[route]!, airline, abroad),
    toTerminal: terminalAt(world, facts, routes.to[route]!, airline, abroad),
    departsAt: wallText(dated.departsWall[at]!),
    arrivesAt: wallText(dated.arrivesWall[at]!),
    minutes: flights.minutes[flight]!,
    aircraft: aircraft[flights.aircraft[flight]!]!.name,
  };
}
