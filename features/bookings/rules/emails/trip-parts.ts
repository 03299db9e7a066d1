import { airportInCity } from '#lib/shared/airport-names.ts';
import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { clockOf, daysLater } from '#lib/shared/flight-times.ts';
import type { EmailPart } from '#lib/shared/email-parts.ts';
import { messageText } from '#lib/shared/messages.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { BookingView, FlightBooking, PackageBooking, StayBooking } from '../../contract.ts';
import { airportNotes } from '../airport-notes.ts';
import { byCategory } from '../category.ts';
import { guestsOfRoom } from '../guest-text.ts';
import { openParts } from '../open-parts.ts';
import { ratesOfStay, roomNumbers } from '../room-text.ts';

type Segment = FlightBooking['bounds'][number]['segments'][number];

/** A stay: dates, hotel, guests. */
export function stayParts({
  hotel,
  room,
  rooms,
  stay,
  checkInAt,
  checkOutAt,
  details,
  confirmationCode,
}: StayBooking): EmailPart[] {
  const day = (instant: string) => formatDate(dateInZone(instant, hotel.zone), '');
  const guests = details?.guests.map(guestsOfRoom) ?? [];
  return [
    {
      facts: [
        ...(confirmationCode ? [[t('Confirmation code'), confirmationCode] as const] : []),
        [t('Check in'), t('{day}, from {time}', { day: day(checkInAt), time: timeInZone(checkInAt, hotel.zone) })],
        [t('Check out'), t('{day}, by {time}', { day: day(checkOutAt), time: timeInZone(checkOutAt, hotel.zone) })],
        ratesOfStay({ rooms }).length > 1
          ? [t('Rooms'), rooms.map((one, at) => `${roomNumbers([at])}: ${typeAndMeals(one.room)}`).join('\n')]
          : [t('Room'), `${stay.rooms.length > 1 ? `${stay.rooms.length} × ` : ''}${typeAndMeals(room)}`],
        [t('Guests'), [describeRooms(stay.rooms), ...guests].join('\n')],
        [t('Address'), hotel.address],
        ...(hotel.telephone ? [[t('Telephone'), hotel.telephone] as const] : []),
      ],
    },
    { small: t('Times are local at the hotel.') },
  ];
}

const typeAndMeals = ({ name, meals }: { name: string; meals: string }): string => `${name}, ${t(meals)}`;

/** A package: the group's meeting, the days by their titles, guests. */
export function packageParts({
  package: journey,
  departure,
  ends,
  days,
  rooms,
  extras,
  details,
  confirmationCode,
}: PackageBooking): EmailPart[] {
  const guests = details?.guests.map(guestsOfRoom) ?? [];
  const meeting = ({ city, place, time }: typeof journey.meets, date: string) =>
    `${formatDate(date, '')}, ${time}\n${place}, ${t(city)}`;
  const hotels = days.flatMap(({ date, hotel }, at) =>
    hotel && hotel.name !== days[at - 1]?.hotel?.name
      ? `${formatDate(date, departure)}: ${[hotel.name, hotel.address, hotel.telephone, hotel.reservation].filter(Boolean).join(', ')}`
      : [],
  );
  const added = extras.map(({ title, text }) =>
    t('{title}. {text}', { title: messageText(title), text: messageText(text) }),
  );
  return [
    {
      facts: [
        ...(confirmationCode ? [[t('Confirmation code'), confirmationCode] as const] : []),
        [t('Begins'), meeting(journey.meets, departure)],
        [t('Ends'), meeting(journey.endsIn, ends)],
        [t('Days'), days.map(({ date, title }) => `${formatDate(date, departure)}: ${title}`).join('\n')],
        ...(hotels[0] ? [[t('Hotels'), hotels.join('\n')] as const] : []),
        ...(added[0] ? [[t('Added to the journey'), added.join('\n')] as const] : []),
        [t('Guests'), [describeRooms(rooms.map(({ occupancy }) => occupancy)), ...guests].join('\n')],
        [t('Operated by'), journey.operatedBy],
      ],
    },
    { small: t('Times are local. The guide waits at the meeting point with a sign.') },
  ];
}

/** The parts of a trip of any category. */
export const partsOfTrip = (booking: BookingView): EmailPart[] =>
  byCategory(booking, { hotel: stayParts, flight: flightParts, package: packageParts });

/** The valid part of a flight trip: PNRs, flights by bound in local times, and each passenger's ticket. */
export function flightParts(booking: FlightBooking): EmailPart[] {
  const { bounds, parts, details } = booking;
  const open = openParts(booking);
  const remaining = parts.filter(({ pnr, tickets }) => pnr && tickets.some((ticket) => ticket.open.length));
  const ticketsOf = (passenger: number) => [
    ...new Set(
      parts.flatMap(({ tickets }) =>
        tickets.filter((one) => one.passenger === passenger && one.open.length).map(({ number }) => number),
      ),
    ),
  ];
  return [
    {
      facts: [
        ...remaining.map(({ airline, pnr }) => [t('{airline} PNR', { airline: airline.name }), pnr ?? ''] as const),
        ...open.bounds.map((at) => [journeyOf(bounds[at]!), bounds[at]!.segments.map(flightLine).join('\n')] as const),
        ...(details
          ? ([
              [
                t('Passengers'),
                open.passengers
                  .map((at) => {
                    const one = details.passengers[at];
                    const name = one ? `${one.title} ${one.firstName} ${one.lastName}` : '';
                    const numbers = ticketsOf(at).join(', ');
                    return name && numbers ? t('{name}, ticket {numbers}', { name, numbers }) : name || numbers;
                  })
                  .join('\n'),
              ],
            ] as const)
          : []),
      ],
    },
    ...airportNotes(open.bounds.map((at) => bounds[at]!)),
    { small: t('Times are local at each airport.') },
  ];
}

export const journeyOf = ({ segments }: Pick<FlightBooking['bounds'][number], 'segments'>): string =>
  t('{from} to {to}', {
    from: t(segments[0]!.origin.airport.cityName),
    to: t(segments.at(-1)!.destination.airport.cityName),
  });

/** "6E 2134, Tue 8 Dec 2026: 17:00 Delhi DEL, Indira Gandhi, terminal 3 – 19:45 Goa GOX, Manohar". */
export function flightLine({ number, origin, destination }: Segment): string {
  const end = ({ at, airport, terminal }: Segment['origin']) =>
    `${clockOf(at)} ${airportInCity(airport)}${terminal && t(', terminal {n}', { n: terminal })}`;
  const later = daysLater(origin.at, destination.at);
  const days = later === 0 ? '' : ` (${later > 0 ? '+' : '−'}${counted(Math.abs(later), 'day')})`;
  return `${number}, ${formatDate(origin.at.slice(0, 10), '')}: ${end(origin)} – ${end(destination)}${days}`;
}
