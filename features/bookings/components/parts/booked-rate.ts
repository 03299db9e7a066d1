import { refundSteps } from '#lib/shared/cancellation.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { refundText, termsBeside, type RefundText } from '#lib/shared/refund-text.ts';
import { describeParty } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { messageText } from '#lib/shared/messages.ts';
import type { BookingView, FlightBooking, PackageBooking, StayBooking } from '../../contract.ts';
import { todayAt } from './booking-money.ts';
import { tripStart } from '../../rules/trip-start.ts';
import { byCategory } from '../../rules/category.ts';
import { ratesOfStay, roomsText } from '../../rules/room-text.ts';

/** A rate as text: hotel, trip or package, room and rate, fares, or dates and travellers, and its current refund terms. */
export type BookedRate = { place: string; rate: string; refund: RefundText };

export function bookedRate(booking: BookingView): BookedRate {
  const { cancellationPolicies, total, now } = booking;
  const { at, zone } = tripStart(booking);
  const steps = refundSteps(cancellationPolicies, total, new Date(now), new Date(at));
  const refund = refundText(steps, total, zone, todayAt(booking));
  return byCategory<BookingView, BookedRate>(booking, {
    hotel: (stay) => rateOfStay(stay, refund),
    flight: (flight) => ({ ...rateOfFlight(flight), refund }),
    package: (journey) => ({ ...rateOfPackage(journey), refund }),
  });
}

function rateOfStay(booking: StayBooking, refund: RefundText): BookedRate {
  const rates = ratesOfStay(booking).map(({ room }) => room.rateName);
  return { place: booking.hotel.name, rate: roomsText(booking), refund: termsBeside(rates, refund) };
}

function rateOfFlight({ title, bounds }: FlightBooking): Omit<BookedRate, 'refund'> {
  const fares = bounds.map(({ airline, terms }) => `${airline.name} ${t(terms.name)}`);
  return { place: messageText(title), rate: [...new Set(fares)].join(', ') };
}

function rateOfPackage(booking: PackageBooking): Omit<BookedRate, 'refund'> {
  const { package: journey, departure, ends, party } = booking;
  return {
    place: journey.title,
    rate: `${formatDateRange(departure, ends, todayAt(booking))}, ${describeParty(party)}`,
  };
}
