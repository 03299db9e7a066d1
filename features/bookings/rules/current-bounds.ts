import { dateInZone, timeInZone } from '#lib/shared/dates.ts';
import type { FlightBooking } from '../contract.ts';
import { remainingTrip } from './remaining-trip.ts';

const MINUTE = 60_000;

type Bounds = FlightBooking['bounds'];
type End = Bounds[number]['segments'][number]['origin'];
type Sold = Pick<FlightBooking, 'bounds' | 'scheduleChange'>;

/**
 * The bounds at their current times: as sold or, after a schedule change, with all flights of the bound shifted by the
 * announced difference of its first flight.
 */
export function currentBounds({ bounds, scheduleChange }: Sold): Bounds {
  if (!scheduleChange) return bounds;
  const { bound, before, after } = scheduleChange;
  const moved = Date.parse(`${after.departsAt}Z`) - Date.parse(`${before.departsAt}Z`);
  return bounds.map((one, at) =>
    at === bound
      ? {
          ...one,
          segments: one.segments.map((segment) => ({
            ...segment,
            origin: later(segment.origin, moved),
            destination: later(segment.destination, moved),
          })),
        }
      : one,
  );
}

function later(end: End, milliseconds: number): End {
  const instant = new Date(Math.round((Date.parse(end.instant) + milliseconds) / MINUTE) * MINUTE);
  const { zone } = end.airport;
  return { ...end, instant: instant.toISOString(), at: `${dateInZone(instant, zone)}T${timeInZone(instant, zone)}` };
}

/**
 * Current begin and end of the part of a trip that somebody still flies: dates local to its first and last airport, and
 * instants. Of a trip that is cancelled as a whole, those of all of it.
 */
export function tripDates(trip: Sold & Pick<FlightBooking, 'parts' | 'party'>): {
  checkIn: string;
  checkInAt: Date;
  checkOut: string;
  checkOutAt: Date;
} {
  const bounds = currentBounds(trip);
  const flown = remainingTrip(trip).bounds;
  const first = bounds[flown[0]!]!.segments[0]!.origin;
  const last = bounds[flown.at(-1)!]!.segments.at(-1)!.destination;
  return {
    checkIn: first.at.slice(0, 10),
    checkInAt: new Date(first.instant),
    checkOut: last.at.slice(0, 10),
    checkOutAt: new Date(last.instant),
  };
}
