import type { QuoteBound, QuoteSegment } from '../../contract.ts';
import { miniRules } from '../fares/mini-rules.ts';
import type { CheckedOffer } from './check-bound.ts';
import type { DatedFlights } from './dated-flights.ts';
import { wallText } from './epoch-day.ts';
import { presentAirport, presentFlight, presentTerms } from './list-flights.ts';
import { flightName } from '../fares/price-journeys.ts';

type CountryNumber = (alpha2: string) => string;

const instant = (minutes: number): string => new Date(minutes * 60_000).toISOString();

/** A checked bound on the wire (3.11). */
export function presentBound(dated: DatedFlights, offer: CheckedOffer, countryNumber: CountryNumber): QuoteBound {
  const { key, ref, kind, airline, market, minutes, lines, amounts, terms, sold } = offer;
  const seller = dated.world.airlines[dated.world.airlineAt.get(airline)!]!;
  return {
    offer: key,
    terms: presentTerms(kind, market, ref.family),
    airline: { code: airline, name: seller.name, kind },
    domestic: market === 'domestic',
    minutes,
    segments: presentSegments(dated, offer, countryNumber),
    lines,
    total: amounts.total,
    basic: amounts.basic,
    rules: miniRules(sold.journey, terms),
  };
}

const presentSegments = (
  dated: DatedFlights,
  { flights, cabins, changes, shift }: CheckedOffer,
  countryNumber: CountryNumber,
): QuoteSegment[] =>
  flights.map((flight, at): QuoteSegment => {
    const { world } = dated;
    const route = dated.routeOf(flight);
    const [from, to] = [world.routes.from[route]!, world.routes.to[route]!];
    const listed = presentFlight(
      dated,
      flight,
      flightName(dated, flight),
      world.airports[from]!.iata,
      world.airports[to]!.iata,
    );
    const airline = world.airlines[world.routes.airline[route]!]!;
    const end = (airport: number, terminal: string, wall: number, utc: number) => ({
      airport: presentAirport(world, airport, countryNumber),
      terminal,
      at: wallText(wall + shift),
      instant: instant(utc + shift),
    });
    return {
      flightId: listed.id,
      origin: end(from, listed.fromTerminal, dated.departsWall[flight]!, dated.departs[flight]!),
      destination: end(to, listed.toTerminal, dated.arrivesWall[flight]!, dated.arrives[flight]!),
      airline: { code: airline.code, name: airline.name },
      number: listed.number,
      minutes: listed.minutes,
      aircraft: listed.aircraft,
      cabin: cabins[at]!,
      changeMinutes: changes[at]!,
    };
  });
