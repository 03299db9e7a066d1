import type { FlightBooking } from '../../../contract.ts';
import { holdEnds, inMoney } from '../../parts/booking-money.ts';

/**
 * Until when the trip is held and what that covers: a PNR holds the seats; where an airline tickets at once, only the
 * price is guaranteed.
 */
export function holdText(booking: FlightBooking): string {
  const { askedUpTo } = booking.company ?? {};
  if (askedUpTo !== undefined)
    return `${booking.state === 'approved' ? 'Approved' : 'Waits for approval'} up to ${inMoney(booking, askedUpTo)}. Nothing is held or charged meanwhile; once approved it is booked at the price of that moment.`;
  const ends = holdEnds(booking);
  const until = ends ? ` until ${ends}` : '';
  return booking.holds === 'pnr'
    ? `The seats are held for you at ${inMoney(booking, booking.total)}${until}, the airline’s own deadline. Nothing is charged yet.`
    : `The price of ${inMoney(booking, booking.total)} is valid${until}. This airline holds no seats: they are yours when you pay. Nothing is charged yet.`;
}
