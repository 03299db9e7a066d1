import { airportChanges, changePlace, isOtherAirport } from '#lib/shared/airport-names.ts';
import type { FlightBooking } from '../contract.ts';

type Bound = FlightBooking['bounds'][number];

/** First and last airport of a trip's bounds. */
const endsOf = (bounds: readonly Bound[]) =>
  bounds.map(({ segments }) => ({ from: segments[0]!.origin.airport, to: segments.at(-1)!.destination.airport }));

/** A sentence for each bound that begins or ends at another airport of the city than expected. */
export const boundNotes = (bounds: readonly Bound[]): string[] => airportChanges(endsOf(bounds));

/**
 * The same, plus a sentence for each connection with a change of airport: for documents, emails and approvers. Takes
 * the valid bounds.
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
