import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { AppError } from '#lib/shared/errors.ts';
import type * as contract from '../../contract.ts';
import { currentBounds, tripDates } from '../../rules/current-bounds.ts';
import { mustBeFlight, flightOfUser } from '../bookings.repo.ts';
import { answerInTime } from '../supplier.ts';
import { changeBooking, mustBeAllowed, transition } from '../transition.ts';
import { flightViewOf } from '../present-booking.ts';
import { flightSupplier, windowsNow } from './flight-supplier.ts';

/** Accepts the airline's new times; they become the trip's. Repeated calls change nothing. */
export const acceptSchedule: UseCase<typeof contract.acceptSchedule> = async ({ db, body: { bookingId }, caller }) => {
  const before = await flightOfUser(db, caller.userId, bookingId);
  mustBeAllowed(before, 'amend', clock.now());
  if (!before.snapshot.scheduleChange) return flightViewOf(db, before);
  await answerInTime(flightSupplier(db).acceptScheduleChange(bookingId), 'airline');
  const cancellationPolicies = await windowsNow(db, bookingId, before.total);
  const accepted = await changeBooking(
    db,
    (tx) => flightOfUser(tx, caller.userId, bookingId),
    async (tx, current) => {
      const booking = mustBeFlight(current);
      if (!booking.snapshot.scheduleChange) return booking;
      if (booking.state !== 'confirmed')
        throw new AppError('CONFLICT', 'This trip is being changed right now. Reload to see it.');
      const { snapshot } = booking;
      const amendment = await transition(tx, booking, 'amend');
      return transition(tx, amendment, 'finishAmend', {
        snapshot: { ...snapshot, bounds: currentBounds(snapshot), scheduleChange: null, cancellationPolicies },
        ...tripDates(snapshot),
      });
    },
  );
  return flightViewOf(db, mustBeFlight(accepted));
};
