import type { FlightBooking } from '../contract.ts';
import type { FlightAct } from './flight-acts.ts';
import { openParts } from './open-parts.ts';

type Bound = FlightBooking['bounds'][number];

/**
 * The directions an act took out of a trip, each with its position: the flights that a change replaced, and those that
 * nobody of the trip flies any more since a part was cancelled. Flights that are flown still, or again, are not among
 * them; empty for an act that is not done.
 */
export function removedBounds(
  trip: Pick<FlightBooking, 'bounds' | 'parts' | 'party'>,
  act: FlightAct | null,
): { at: number; bound: Bound }[] {
  if (act?.state !== 'done') return [];
  const open = openParts(trip).bounds;
  const flown = new Set(open.flatMap((at) => trip.bounds[at]!.segments.map(({ flightId }) => flightId)));
  return touched(trip.bounds, act).flatMap(({ at, bound }) => {
    const segments = bound.segments.filter(({ flightId }) => !flown.has(flightId));
    return segments.length ? [{ at, bound: { ...bound, segments } }] : [];
  });
}

function touched(bounds: readonly Bound[], act: FlightAct): { at: number; bound: Bound }[] {
  if (act.kind === 'change') return act.from ? [{ at: act.bound, bound: act.from }] : [];
  if (act.kind !== 'cancel') return [];
  return bounds.flatMap((bound, at) => (act.what.bounds?.includes(at) === false ? [] : [{ at, bound }]));
}
