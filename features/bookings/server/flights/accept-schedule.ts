import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { dateInZone, timeInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { mustBeFlight, ownFlight } from '../bookings.repo.ts';
import { reached } from '../supplier.ts';
import type { FlightSnapshot } from '../tables.ts';
import { changeBooking, mustBeAllowed, transition } from '../transition.ts';
import { flightViewOf } from '../view-booking.ts';
import { flightSupplier, windowsNow } from './flight-supplier.ts';

const MINUTE = 60_000;

/** Says yes to the airline's new times: from then on they are the trip's. Saying yes twice is one yes. */
export const acceptSchedule: UseCase<typeof contract.acceptSchedule> = async ({ db, body: { bookingId }, caller }) => {
  const before = await ownFlight(db, caller.userId, bookingId);
  mustBeAllowed(before, 'amend', clock.now());
  if (!before.snapshot.scheduleChange) return flightViewOf(db, before);
  await reached(flightSupplier(db).acceptScheduleChange(bookingId), 'airline');
  const cancellationPolicies = await windowsNow(db, bookingId, before.total);
  const accepted = await changeBooking(
    db,
    (tx) => ownFlight(tx, caller.userId, bookingId),
    async (tx, current) => {
      const booking = mustBeFlight(current);
      if (!booking.snapshot.scheduleChange) return booking;
      if (booking.state !== 'confirmed')
        throw new AppError('CONFLICT', 'This trip is being changed right now. Reload to see it.');
      const snapshot = { ...moved(booking.snapshot, booking.snapshot.scheduleChange), cancellationPolicies };
      const [first, last] = [
        snapshot.bounds[0]!.segments[0]!.origin,
        snapshot.bounds.at(-1)!.segments.at(-1)!.destination,
      ];
      const act = await transition(tx, booking, 'amend');
      return transition(tx, act, 'finishAmend', {
        snapshot,
        checkInAt: new Date(first.instant),
        checkIn: first.at.slice(0, 10),
        checkOutAt: new Date(last.instant),
        checkOut: last.at.slice(0, 10),
      });
    },
  );
  return flightViewOf(db, mustBeFlight(accepted));
};

/** Every flight of the direction as much later (or earlier) as its first one. */
function moved(
  snapshot: FlightSnapshot,
  { bound, before, after }: NonNullable<FlightSnapshot['scheduleChange']>,
): FlightSnapshot {
  const minutes = (Date.parse(`${after.departsAt}Z`) - Date.parse(`${before.departsAt}Z`)) / MINUTE;
  type End = FlightSnapshot['bounds'][number]['segments'][number]['origin'];
  const shift = (end: End): End => {
    const instant = new Date(Date.parse(end.instant) + minutes * MINUTE);
    return {
      ...end,
      instant: instant.toISOString(),
      at: `${dateInZone(instant, end.airport.zone)}T${timeInZone(instant, end.airport.zone)}`,
    };
  };
  const bounds = snapshot.bounds.map((one, at) =>
    at === bound
      ? {
          ...one,
          segments: one.segments.map((segment) => ({
            ...segment,
            origin: shift(segment.origin),
            destination: shift(segment.destination),
          })),
        }
      : one,
  );
  return { ...snapshot, bounds, scheduleChange: null };
}
