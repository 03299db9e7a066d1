import { airportChanges, changePlace, isOtherAirport } from '#lib/shared/airport-names.ts';
import type { FlightBooking } from '../contract.ts';

type Bound = FlightBooking['bounds'][number];

/** The airports a trip's directions begin and end at. */
const endsOf = (bounds: readonly Bound[]) =>
  bounds.map(({ segments }) => ({ from: segments[0]!.origin.airport, to: segments.at(-1)!.destination.airport }));

/** A sentence for each direction that begins, or trip that ends, at another airport of the city than expected. */
export const boundNotes = (bounds: readonly Bound[]): string[] => airportChanges(endsOf(bounds));

/**
 * The same, and a sentence for each connection that changes airports: for papers, emails and approvers, who read no
 * plan of the flights. Give the directions that stand.
 */
export const airportNotes = (bounds: readonly Bound[]): string[] => [
  ...boundNotes(bounds),
  ...bounds.flatMap(({ segments }) =>
    segments.slice(1).flatMap(({ origin }, at) => {
      const landed = segments[at]!.destination.airport;
      return isOtherAirport(landed, origin.airport) ? [`${changePlace(landed, origin.airport)}.`] : [];
    }),
  ),
];
