import type { FlightBooking } from '../contract.ts';
import type { FlightAmendment } from './flight-amendments.ts';
import { openParts } from './open-parts.ts';

type Bound = FlightBooking['bounds'][number];

/**
 * Bounds an amendment removed, with their positions: flights replaced by a change, and those nobody flies after a
 * cancellation. Flights still flown, or flown again, are not included; empty for an amendment that is not completed.
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
