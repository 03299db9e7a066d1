import 'server-only';
import type { CheckedBound } from '#lib/server/ports/flight-supplier.ts';
import type { QuoteBound } from '../contract.ts';
import { presentAirport } from '../rules/search/list-flights.ts';
import { flightSchedule } from '../rules/world/flight-schedule.ts';
import { countryNumber } from './country-number.ts';
import type { FAMILIES } from '../rules/fares/families.ts';

const instant = (minutes: number): string => new Date(minutes * 60_000).toISOString();

/** A bound a supplier checked, on the wire (3.11), with our names of airports and airlines. */
export function presentChecked(bound: CheckedBound): QuoteBound {
  const world = flightSchedule();
  const place = (iata: string) => presentAirport(world, world.airportAt.get(iata)!, countryNumber);
  const airline = (code: string) => world.airlines[world.airlineAt.get(code)!]!;
  const seller = airline(bound.airline);
  const steps = (type: 'change' | 'cancel') =>
    bound.rules.filter((rule) => rule.type === type).map(({ toHours, fee }) => ({ untilHours: toHours, fee }));
  return {
    offer: bound.offer,
    domestic: bound.domestic,
    minutes: bound.minutes,
    lines: bound.lines,
    total: bound.total,
    basic: bound.basic,
    rules: bound.rules,
    airline: { code: seller.code, name: seller.name, kind: seller.kind },
    terms: {
      family: bound.family as (typeof FAMILIES)[number],
      name: bound.familyName,
      cabin: bound.cabin,
      cabinKg: bound.cabinKg,
      checkedKg: bound.checkedKg,
      meal: bound.meal,
      seat: bound.seat,
      change: steps('change'),
      cancel: steps('cancel'),
    },
    segments: bound.segments.map((segment, at) => {
      const { code, name } = airline(segment.airline);
      const before = bound.segments[at - 1];
      return {
        flightId: segment.flightId,
        airline: { code, name },
        number: segment.number,
        minutes: segment.minutes,
        aircraft: segment.aircraft,
        cabin: segment.cabin,
        changeMinutes: before ? segment.departs - before.arrives : null,
        origin: {
          airport: place(segment.from),
          terminal: segment.fromTerminal,
          at: segment.departsAt,
          instant: instant(segment.departs),
        },
        destination: {
          airport: place(segment.to),
          terminal: segment.toTerminal,
          at: segment.arrivesAt,
          instant: instant(segment.arrives),
        },
      };
    }),
  };
}
