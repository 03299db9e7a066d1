import type { BookingView } from '../contract.ts';
import { isPackage, isStay } from './category.ts';

/** When a booked trip begins, and the zone whose clock counts: check-in, the group's meeting, or the first departure. */
export function tripStart(booking: BookingView): { at: string; zone: string } {
  if (isStay(booking)) return { at: booking.checkInAt, zone: booking.hotel.zone };
  if (isPackage(booking)) return { at: booking.startsAt, zone: booking.package.zone };
  return { at: booking.departsAt, zone: booking.zone };
}
