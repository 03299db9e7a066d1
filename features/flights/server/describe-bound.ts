import 'server-only';
import type { CheckedBound } from '#lib/server/ports/flight-supplier.ts';
import { FAMILY_CABIN, FAMILY_NAMES } from '../rules/fares/families.ts';
import { miniRules } from '../rules/fares/mini-rules.ts';
import { flightName } from '../rules/fares/price-journeys.ts';
import type { CheckedOffer } from '../rules/search/check-bound.ts';
import type { DatedFlights } from '../rules/search/dated-flights.ts';
import { wallText } from '../rules/search/epoch-day.ts';
import { presentFlight } from '../rules/search/list-flights.ts';

/** A checked bound for the supplier port: what a booking stores of it. */
export function describeBound(
  dated: DatedFlights,
  { key, ref, airline, market, minutes, flights, cabins, shift, terms, amounts, lines, sold }: CheckedOffer,
): CheckedBound {
  const { world } = dated;
  const { cabinKg, checkedKg, meal, seat } = terms;
  const segments = flights.map((flight, at) => {
    const route = dated.routeOf(flight);
    const [from, to] = [world.airports[world.routes.from[route]!]!.iata, world.airports[world.routes.to[route]!]!.iata];
    const listed = presentFlight(dated, flight, flightName(dated, flight), from, to);
    const { id, departsAt: _departsAt, arrivesAt: _arrivesAt, ...shown } = listed;
    return {
      ...shown,
      flightId: id,
      departsAt: wallText(dated.departsWall[flight]! + shift),
      arrivesAt: wallText(dated.arrivesWall[flight]! + shift),
      departs: dated.departs[flight]! + shift,
      arrives: dated.arrives[flight]! + shift,
      cabin: cabins[at]!,
    };
  });
  return {
    offer: key,
    family: ref.family,
    familyName: FAMILY_NAMES[ref.family],
    cabin: FAMILY_CABIN[ref.family],
    airline,
    from: segments[0]!.from,
    to: segments.at(-1)!.to,
    domestic: market === 'domestic',
    minutes,
    segments,
    cabinKg,
    checkedKg,
    meal,
    seat,
    lines,
    total: amounts.total,
    basic: amounts.basic,
    rules: miniRules(sold.journey, terms),
  };
}
