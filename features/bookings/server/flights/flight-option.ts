import 'server-only';
import { wayOfQuote } from '#features/flights/server/index.ts';
import { seatsOf } from '#lib/shared/trip-shape.ts';
import { tripFacts } from '../../rules/flight-facts.ts';
import type { FlightSnapshot } from '../tables.ts';
import { placeOfAirport } from './place-of-airport.ts';

/** A flight trip with its extras, as policies evaluate it. */
export function flightOption({ bounds, party, extraLines }: Pick<FlightSnapshot, 'bounds' | 'party' | 'extraLines'>) {
  return tripFacts(
    bounds.map(wayOfQuote),
    seatsOf(party),
    placeOfAirport(bounds[0]!.segments.at(-1)!.destination.airport),
    extraLines,
  );
}
