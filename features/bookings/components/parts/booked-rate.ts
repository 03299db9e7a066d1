import { refundSteps } from '#lib/shared/cancellation.ts';
import { refundText, type RefundText } from '#lib/shared/refund-text.ts';
import type { BookingView } from '../../contract.ts';
import { todayAt } from './booking-money.ts';
import { isStay } from '../../rules/category.ts';

/** A rate as text: hotel or trip, room and rate or fares, and its current refund terms. */
export type BookedRate = { place: string; rate: string; refund: RefundText };

export function bookedRate(booking: BookingView): BookedRate {
  const { cancellationPolicies, total, now } = booking;
  const [ends, zone] = isStay(booking) ? [booking.checkInAt, booking.hotel.zone] : [booking.departsAt, booking.zone];
  const steps = refundSteps(cancellationPolicies, total, new Date(now), new Date(ends));
  return { ...named(booking), refund: refundText(steps, total, zone, todayAt(booking)) };
}

function named(booking: BookingView): Omit<BookedRate, 'refund'> {
  if (isStay(booking)) {
    const { hotel, room } = booking;
    return { place: hotel.name, rate: `${room.name}, ${room.rateName}, ${room.meals.toLowerCase()}` };
  }
  const fares = booking.bounds.map(({ airline, terms }) => `${airline.name} ${terms.name}`);
  return { place: booking.title, rate: [...new Set(fares)].join(', ') };
}
