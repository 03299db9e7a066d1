import 'server-only';
import { formatDate } from '#lib/shared/dates.ts';
import type { BookedBound, BookedFlight, BookedPassenger, BookedSegment, FlightEnd } from '../booked-flight.ts';
import { localTimeText } from '../render-calendar.ts';
import type { WalletPass } from './wallet-pass.ts';

/** Said on the front of every pass of a flight: before check-in there is no code that opens a gate. */
export const NO_BOARDING_PASS = 'Not a boarding pass';

/** One pass for each passenger and flight of the bounds that are still ticketed. */
export const flightPasses = (trip: BookedFlight): WalletPass[] =>
  trip.bounds.flatMap((bound, boundAt) =>
    bound.segments.flatMap((segment, segmentAt) =>
      trip.passengers.flatMap((passenger, passengerAt): WalletPass[] => {
        const ticket = passenger.tickets[boundAt];
        return bound.pnr && ticket
          ? [passOf({ trip, bound, segment, passenger, ticket, id: `${boundAt}-${segmentAt}-${passengerAt}` })]
          : [];
      }),
    ),
  );

type Parts = {
  trip: BookedFlight;
  bound: BookedBound;
  segment: BookedSegment;
  passenger: BookedPassenger;
  ticket: string;
  id: string;
};

function passOf({ trip: { bookingId }, bound, segment, passenger, ticket, id }: Parts): WalletPass {
  const { number, airlineName, cabin, flightId, from, to } = segment;
  const route = `${from.city} ${from.code} to ${to.city} ${to.code}`;
  const seat = passenger.seats[flightId] ?? (passenger.infant ? 'On an adult’s lap' : 'Given at check-in');
  return {
    id,
    bookingId,
    label: `${passenger.name}, ${number}, ${route}`,
    kind: 'Flight reservation',
    code: { key: 'pnr', label: 'PNR', value: bound.pnr ?? '' },
    title: { key: 'route', label: NO_BOARDING_PASS, value: route },
    front: [
      { key: 'departs', label: 'Departs', value: timeOf(from) },
      { key: 'arrives', label: 'Arrives', value: timeOf(to) },
      { key: 'flight', label: 'Flight', value: number },
      { key: 'passenger', label: 'Passenger', value: passenger.name },
      { key: 'seat', label: 'Seat', value: seat },
    ],
    back: [
      {
        key: 'check-in',
        label: NO_BOARDING_PASS,
        value: `This is your reservation. ${airlineName} gives you a boarding pass when you check in with your PNR.`,
      },
      { key: 'from', label: 'Departure', value: localTimeText(from) },
      { key: 'to', label: 'Arrival', value: localTimeText(to) },
      { key: 'ticket', label: 'E-ticket', value: `${ticket.slice(0, 3)}-${ticket.slice(3)}` },
      {
        key: 'fare',
        label: 'Cabin and baggage',
        value: `${airlineName}, ${cabin}, ${bound.family}: ${bound.checkedKg ? `${bound.checkedKg} kg checked` : 'no checked bag'}, ${bound.cabinKg} kg in the cabin.`,
      },
      { key: 'booking', label: 'Booking number', value: bookingId },
    ],
    from: from.instant,
    until: to.instant,
    place: null,
  };
}

/** Local wall time: "Tue 8 Dec 2026, 17:00". */
const timeOf = ({ at }: FlightEnd): string => `${formatDate(at.slice(0, 10), '')}, ${at.slice(11, 16)}`;
