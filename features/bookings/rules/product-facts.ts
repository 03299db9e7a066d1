import type { BookingView, FlightBooking, PackageBooking, StayBooking } from '../contract.ts';
import { byCategory, isFlight, isPackage, isStay } from './category.ts';

/** Whether nothing but the price is kept until the payment: some airlines hold no seats. */
export const holdsPriceOnly = (booking: BookingView): boolean => isFlight(booking) && booking.holds === 'price';

/** The payments of a package that can be paid in parts; null for other bookings. */
export const instalmentsOf = (booking: BookingView): PackageBooking['instalments'] =>
  isPackage(booking) ? booking.instalments : null;

/** What can be done about a trip of which only a part was ticketed, as text; null for other bookings. */
export const remedyOf = (booking: BookingView): string | null => (isFlight(booking) ? booking.remedy : null);

/** How many rooms a stay has; 1 for other bookings. */
export const roomsOf = (booking: BookingView): number => (isStay(booking) ? booking.rooms.length : 1);

/** A booking that a company can have: a stay or a flight. Null for a package. */
export const companyBookingOf = (booking: BookingView): StayBooking | FlightBooking | null =>
  byCategory<BookingView, StayBooking | FlightBooking | null>(booking, {
    hotel: (stay) => stay,
    flight: (flight) => flight,
    package: () => null,
  });
