import 'server-only';
import { dispatchEvent } from '#lib/server/domain-events.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import type { BookingView } from '../contract.ts';
import { eraseTravelDocuments } from '../rules/erase-personal-data.ts';
import { BOOKING_ACTIONS } from '../rules/states.ts';
import type { BookingRow } from './bookings.repo.ts';
import { readableBooking } from './readable-booking.ts';
import { viewOf } from './present-booking.ts';

/**
 * One booking of the caller, or a trip of their company that their role may see: that one without passports, birth
 * dates, frequent-flyer and tax numbers, and with all actions refused. Others are NOT_FOUND, like unknown ids.
 */
export const showBooking: UseCase<typeof contract.details> = async ({ db, query, caller }) => {
  const { booking, readOnly } = await readableBooking(db, caller, query.bookingId);
  if (!readOnly) {
    await dispatchEvent(db, 'booking.read', { userId: caller.userId, bookingId: booking.id });
    return viewOf(db, booking);
  }
  const details = booking.details && eraseTravelDocuments(booking.details);
  const view = await viewOf(db, { ...booking, details } as BookingRow);
  const reason = `Only ${view.company?.bookedBy.name ?? 'whoever booked this trip'} can change or cancel this trip.`;
  const actions = Object.fromEntries(BOOKING_ACTIONS.map((action) => [action, { allowed: false, reason }]));
  return { ...view, readOnly, actions: actions as BookingView['actions'] };
};
