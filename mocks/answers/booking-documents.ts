import { zipSync } from 'fflate';
import { createEvent, createEvents, type EventAttributes } from 'ics';
import type * as contract from '#features/bookings/documents.contract.ts';
import { missingDocument, type DocumentKind } from '#features/bookings/rules/missing-document.ts';
import { roomsText } from '#features/bookings/rules/room-text.ts';
import { shownRooms } from '#features/bookings/rules/stay-rooms.ts';
import { formatDateRange } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { AnswersOf } from '../answer.ts';
import { bookingOfUser } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import type { MockStay, MockFlight, MockPackage } from '../memory/records.ts';
import { smallPdf } from './small-pdf.ts';

function stayDocument(userId: string, bookingId: string, document: DocumentKind): MockStay {
  const booking = bookingOfUser(userId, bookingId);
  const problem = missingDocument(document, {
    state: booking.state,
    hotel: booking.hotel.name,
    refund: booking.refund?.amount ?? null,
  });
  if (problem) throw new AppError('STATE_BLOCKED', problem, { details: { state: booking.state } });
  return booking;
}

function flightDocument(userId: string, bookingId: string, document: DocumentKind): MockFlight {
  const flight = memory().flights.find((kept) => kept._id === bookingId && kept.userId === userId);
  const problem = missingDocument(
    document,
    flight
      ? { category: 'flight', state: flight.state, hotel: 'The airline', refund: flight.refund?.amount ?? null }
      : { state: bookingOfUser(userId, bookingId).state, hotel: '', refund: null },
  );
  if (problem || !flight)
    throw new AppError('STATE_BLOCKED', problem ?? 'A stay has no ticket.', { details: { state: flight?.state } });
  return flight;
}

function packageDocument(userId: string, bookingId: string, document: DocumentKind): MockPackage | null {
  const booking = memory().packages.find((kept) => kept._id === bookingId && kept.userId === userId);
  if (!booking) return null;
  const problem = missingDocument(document, {
    category: 'package',
    state: booking.state,
    hotel: 'The tour operator',
    refund: booking.refund?.amount ?? null,
  });
  if (problem) throw new AppError('STATE_BLOCKED', problem, { details: { state: booking.state } });
  return booking;
}

const packageLines = ({ package: { title, meets }, departure, ends, confirmationCode }: MockPackage): string[] => [
  title,
  formatDateRange(departure, ends, '').replaceAll('–', '-'),
  `Meet at ${meets.time}: ${meets.place}, ${meets.city}`,
  `Confirmation code ${confirmationCode ?? ''}`,
];

function flightCalendar({ _id, bounds }: MockFlight): Uint8Array {
  const events = bounds
    .flatMap(({ segments }) => segments)
    .map(({ flightId, number, origin, destination }): EventAttributes => ({
      uid: `${_id}.${flightId}@${PRODUCT.id}`,
      title: `${number}, ${origin.airport.cityName} to ${destination.airport.cityName}`,
      start: Date.parse(origin.instant),
      startInputType: 'utc',
      startOutputType: 'utc',
      end: Date.parse(destination.instant),
      endInputType: 'utc',
      endOutputType: 'utc',
    }));
  const { error, value } = createEvents(events);
  if (error || !value) throw new Error('the calendar file could not be written', { cause: error });
  return new TextEncoder().encode(value);
}

/** The PDF's standard font has no rupee sign. */
const rupees = (paise: number): string => `INR ${(paise / 100).toFixed(2)}`;

const lines = (booking: MockStay): string[] => [
  booking.hotel.name,
  booking.hotel.address,
  roomsText({ rooms: shownRooms(booking) }),
  formatDateRange(booking.stay.checkIn, booking.stay.checkOut, ''),
  `Confirmation code ${booking.confirmationCode ?? ''}`,
];

const packageEvent = ({ package: { title, meets }, startsAt, endsAt }: MockPackage) => ({
  title,
  location: `${meets.place}, ${meets.city}`,
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
});

const stayEvent = ({ hotel, checkInAt, checkOutAt }: MockStay) => ({
  title: `${hotel.name}, ${hotel.city}`,
  location: hotel.address,
  start: Date.parse(checkInAt),
  end: Date.parse(checkOutAt),
});

const mockPasses = (userId: string, bookingId: string): { _id: string; label: string }[] => {
  const flight = memory().flights.find(({ _id, userId: owner }) => _id === bookingId && owner === userId);
  const label = flight
    ? flightDocument(userId, bookingId, 'wallet pass').title
    : stayDocument(userId, bookingId, 'wallet pass').hotel.name;
  return [{ _id: flight ? '0-0-0' : 'stay', label }];
};

/** The Aztec code of "M1MOCK/NO TICKET". */
const MOCK_CODE = {
  width: 23,
  dark: 'bmgpljt90TjOW8L5wgMF//x5ABZq/629AW5q+ss1FaKqqqlUVjWvrQlAUB7/p2QATE//6QqyFIXuMehhAMMADcH1gA==',
};

/** Real but small files: a page of plain text, and a calendar event. The server renders the product's own documents. */
export const bookingDocumentAnswers: AnswersOf<typeof contract> = {
  voucher: ({ query, person }) => {
    const journey = packageDocument(person._id, query.bookingId, 'voucher');
    return smallPdf(
      'Voucher (mock)',
      journey ? packageLines(journey) : lines(stayDocument(person._id, query.bookingId, 'voucher')),
    );
  },
  ticket: ({ query, person }) => {
    const { title, bounds, parts, details } = flightDocument(person._id, query.bookingId, 'ticket');
    const flown = bounds.flatMap(({ segments }) =>
      segments.map(
        ({ number, origin, destination }) =>
          `${number} ${origin.airport.code} ${origin.at} to ${destination.airport.code} ${destination.at}`,
      ),
    );
    const people = parts.flatMap(({ pnr, tickets }) =>
      tickets.map(
        ({ passenger, number }) =>
          `${details?.passengers[passenger]?.firstName ?? ''} ${details?.passengers[passenger]?.lastName ?? ''}: PNR ${pnr ?? ''}, ticket ${number}`,
      ),
    );
    return smallPdf('E-ticket (mock)', [title.replaceAll('–', '-'), ...flown, ...people]);
  },
  boardingCodes: ({ query, person }) => {
    const { title, parts, details } = flightDocument(person._id, query.bookingId, 'ticket');
    return {
      note: 'Not a boarding pass. These codes are made up.',
      codes: parts.flatMap(({ tickets }) =>
        tickets.map(({ passenger, number }) => ({
          ...MOCK_CODE,
          passenger: `${details?.passengers[passenger]?.firstName ?? ''} ${details?.passengers[passenger]?.lastName ?? ''}`,
          flights: title,
          ticket: number,
        })),
      ),
    };
  },
  invoice: ({ query, person }) => {
    const flight = memory().flights.find(({ _id, userId }) => _id === query.bookingId && userId === person._id);
    if (flight)
      return smallPdf(`Invoice ${flightDocument(person._id, flight._id, 'invoice').documents.invoice ?? ''} (mock)`, [
        flight.title.replaceAll('–', '-'),
        `Total: ${rupees(flight.total)}`,
      ]);
    const journey = packageDocument(person._id, query.bookingId, 'invoice');
    if (journey)
      return smallPdf(`Invoice ${journey.documents.invoice ?? ''} (mock)`, [
        ...packageLines(journey),
        ...journey.lines.map(({ label, amount }) => `${label}: ${rupees(amount)}`),
        `Total: ${rupees(journey.total)}`,
      ]);
    const booking = stayDocument(person._id, query.bookingId, 'invoice');
    return smallPdf(`Invoice ${booking.documents.invoice ?? ''} (mock)`, [
      ...lines(booking),
      ...booking.lines.map(({ label, amount }) => `${label}: ${rupees(amount)}`),
      `Total: ${rupees(booking.total)}`,
    ]);
  },
  creditNote: ({ query, person }) => {
    const flight = memory().flights.find(({ _id, userId }) => _id === query.bookingId && userId === person._id);
    if (flight)
      return smallPdf(
        `Credit note ${flightDocument(person._id, flight._id, 'credit note').documents.creditNote ?? ''} (mock)`,
        [flight.title.replaceAll('–', '-'), `Credited: ${rupees(flight.refund?.amount ?? 0)}`],
      );
    const journey = packageDocument(person._id, query.bookingId, 'credit note');
    if (journey)
      return smallPdf(`Credit note ${journey.documents.creditNote ?? ''} (mock)`, [
        ...packageLines(journey),
        `Credited: ${rupees(journey.refund?.amount ?? 0)}`,
      ]);
    const booking = stayDocument(person._id, query.bookingId, 'credit note');
    return smallPdf(`Credit note ${booking.documents.creditNote ?? ''} (mock)`, [
      ...lines(booking),
      `Credited: ${rupees(booking.refund?.amount ?? 0)}`,
    ]);
  },
  calendar: ({ query, person }) => {
    const flight = memory().flights.find(({ _id, userId }) => _id === query.bookingId && userId === person._id);
    if (flight) return flightCalendar(flightDocument(person._id, flight._id, 'calendar file'));
    const journey = packageDocument(person._id, query.bookingId, 'calendar file');
    const { error, value } = createEvent({
      uid: `${query.bookingId}@${PRODUCT.id}`,
      ...(journey ? packageEvent(journey) : stayEvent(stayDocument(person._id, query.bookingId, 'calendar file'))),
      startInputType: 'utc',
      startOutputType: 'utc',
      endInputType: 'utc',
      endOutputType: 'utc',
    });
    if (error || !value) throw new Error('the calendar file could not be written', { cause: error });
    return new TextEncoder().encode(value);
  },
  walletPasses: ({ query, person }) => ({
    apple: true,
    google: true,
    passes: mockPasses(person._id, query.bookingId),
  }),
  appleWalletPass: ({ query, person }) => {
    const [pass] = mockPasses(person._id, query.bookingId);
    return zipSync({ 'pass.json': new TextEncoder().encode(JSON.stringify({ description: pass?.label })) });
  },
  googleWalletLink: ({ query, person }) => {
    mockPasses(person._id, query.bookingId);
    return { url: 'https://pay.google.com/gp/v/save/mock' };
  },
};
