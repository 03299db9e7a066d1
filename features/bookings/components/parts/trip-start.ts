import type { BookingView } from '../../contract.ts';
import { isFlight, isStay } from '../../rules/category.ts';

/** When a trip begins: check-in, first departure, or the time the group meets; with the IANA zone of that place. */
export function tripStart(booking: BookingView): { at: string; zone: string } {
  if (isStay(booking)) return { at: booking.checkInAt, zone: booking.hotel.zone };
  if (isFlight(booking)) return { at: booking.departsAt, zone: booking.zone };
  return { at: booking.startsAt, zone: booking.package.zone };
}
