import { airportInCity } from '#lib/shared/airport-names.ts';
import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { clockOf, daysLater } from '#lib/shared/flight-times.ts';
import type { EmailPart } from '#lib/shared/email-parts.ts';
import { describeRooms } from '#lib/shared/stay-shape.ts';
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
        ...(confirmationCode ? [['Confirmation code', confirmationCode] as const] : []),
        ['Check in', `${day(checkInAt)}, from ${timeInZone(checkInAt, hotel.zone)}`],
        ['Check out', `${day(checkOutAt)}, by ${timeInZone(checkOutAt, hotel.zone)}`],
        ratesOfStay({ rooms }).length > 1
          ? ['Rooms', rooms.map((one, at) => `${roomNumbers([at])}: ${one.room.name}, ${one.room.meals}`).join('\n')]
          : ['Room', `${stay.rooms.length > 1 ? `${stay.rooms.length} × ` : ''}${room.name}, ${room.meals}`],
        ['Guests', [describeRooms(stay.rooms), ...guests].join('\n')],
        ['Address', hotel.address],
        ...(hotel.telephone ? [['Telephone', hotel.telephone] as const] : []),
      ],
    },
    { small: 'Times are local at the hotel.' },
  ];
}

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
    `${formatDate(date, '')}, ${time}\n${place}, ${city}`;
  const hotels = days.flatMap(({ date, hotel }, at) =>
    hotel && hotel.name !== days[at - 1]?.hotel?.name
      ? `${formatDate(date, departure)}: ${[hotel.name, hotel.address, hotel.telephone, hotel.reservation].filter(Boolean).join(', ')}`
      : [],
  );
  const added = extras.map(({ title, text }) => `${title}. ${text}`);
  return [
    {
      facts: [
        ...(confirmationCode ? [['Confirmation code', confirmationCode] as const] : []),
        ['Begins', meeting(journey.meets, departure)],
        ['Ends', meeting(journey.endsIn, ends)],
        ['Days', days.map(({ date, title }) => `${formatDate(date, departure)}: ${title}`).join('\n')],
        ...(hotels[0] ? [['Hotels', hotels.join('\n')] as const] : []),
        ...(added[0] ? [['Added', added.join('\n')] as const] : []),
        ['Guests', [describeRooms(rooms.map(({ occupancy }) => occupancy)), ...guests].join('\n')],
        ['Operated by', journey.operatedBy],
      ],
    },
    { small: 'Times are local. The guide waits at the meeting point with a sign.' },
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
        ...remaining.map(({ airline, pnr }) => [`${airline.name} PNR`, pnr ?? ''] as const),
        ...open.bounds.map((at) => [journeyOf(bounds[at]!), bounds[at]!.segments.map(flightLine).join('\n')] as const),
        ...(details
          ? ([
              [
                'Passengers',
                open.passengers
                  .map((at) => {
                    const one = details.passengers[at];
                    const name = one ? `${one.title} ${one.firstName} ${one.lastName}` : '';
                    return [name, ticketsOf(at).join(', ')].filter(Boolean).join(', ticket ');
                  })
                  .join('\n'),
              ],
            ] as const)
          : []),
      ],
    },
    ...airportNotes(open.bounds.map((at) => bounds[at]!)),
    { small: 'Times are local at each airport.' },
  ];
}

export const journeyOf = ({ segments }: Pick<FlightBooking['bounds'][number], 'segments'>): string =>
  `${segments[0]!.origin.airport.cityName} to ${segments.at(-1)!.destination.airport.cityName}`;

/** "6E 2134, Tue 8 Dec 2026: 17:00 Delhi DEL, Indira Gandhi, terminal 3 – 19:45 Goa GOX, Manohar". */
export function flightLine({ number, origin, destination }: Segment): string {
  const end = ({ at, airport, terminal }: Segment['origin']) =>
    `${clockOf(at)} ${airportInCity(airport)}${terminal ? `, terminal ${terminal}` : ''}`;
  const later = daysLater(origin.at, destination.at);
  const days = later === 0 ? '' : ` (${later > 0 ? '+' : '−'}${counted(Math.abs(later), 'day')})`;
  return `${number}, ${formatDate(origin.at.slice(0, 10), '')}: ${end(origin)} – ${end(destination)}${days}`;
}
