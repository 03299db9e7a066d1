import type { FlightBooking } from '../contract.ts';
import type { FlightAmendment } from './flight-amendments.ts';
import { openParts } from './open-parts.ts';

type Bound = FlightBooking['bounds'][number];

/**
 * The directions an amendment took out of a trip, each with its position: the flights that a change replaced, and those that
 * nobody of the trip flies any more since a part was cancelled. Flights that are flown still, or again, are not among
 * them; empty for an amendment that is not done.
 */
export function removedBounds(
  trip: Pick<FlightBooking, 'bounds' | 'parts' | 'party'>,
  amendment: FlightAmendment | null,
): { at: number; bound: Bound }[] {
  if (amendment?.state !== 'done') return [];
  const open = openParts(trip).bounds;
  const flown = new Set(open.flatMap((at) => trip.bounds[at]!.segments.map(({ flightId }) => flightId)));
  return touched(trip.bounds, amendment).flatMap(({ at, bound }) => {
    const segments = bound.segments.filter(({ flightId }) => !flown.has(flightId));
    return segments.length ? [{ at, bound: { ...bound, segments } }] : [];
  });
}

function touched(bounds: readonly Bound[], amendment: FlightAmendment): { at: number; bound: Bound }[] {
  if (amendment.kind === 'change') return amendment.from ? [{ at: amendment.bound, bound: amendment.from }] : [];
  if (amendment.kind !== 'cancel') return [];
  return bounds.flatMap((bound, at) => (amendment.what.bounds?.includes(at) === false ? [] : [{ at, bound }]));
}
