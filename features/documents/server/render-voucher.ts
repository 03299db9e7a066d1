import 'server-only';
import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { describeRooms } from '#lib/shared/stay.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { cancellationText } from '../rules/cancellation-text.ts';
import { addressOf, coordinates, fullName, guestsOfRoom, offsetOf } from '../rules/stay-text.ts';
import type { BookedStay } from './booked-stay.ts';
import { writeHead } from './pdf/logo.ts';
import { DocumentCanvas } from './pdf/document-canvas.ts';
import { COLUMN, INK, PAPER, SHEET } from './pdf/styles.ts';
import {
  HALF,
  RIGHT_HALF,
  roomCells,
  writeHelp,
  writePoster,
  writePrice,
  writeRequests,
  writeTerms,
  writeWithCode,
} from './travel-document-parts.ts';

/** The paper to show at the desk: PDF, A4. Times are the hotel's; amounts whole, as paid. */
export async function renderVoucher(stay: BookedStay): Promise<Uint8Array> {
  const paper = new DocumentCanvas('Hotel voucher', new Date(stay.bookedAt));
  writeHead(paper, 'Hotel voucher');
  const { hour } = stay.hotel.poster;
  const city = paper.printable(stay.hotel.city).toUpperCase();
  writePoster(paper, stay.hotel.poster, (document, { x, y }) =>
    document
      .font('strong')
      .fontSize(27)
      .fillColor(hour === 'dusk' || hour === 'night' ? PAPER : INK)
      .text(city, x + 16, y + 35, { lineBreak: false, baseline: 'alphabetic', characterSpacing: 1.1 }),
  );
  writeHotel(paper, stay);
  writeDates(paper, stay);
  writeRooms(paper, stay);
  writeCancellation(paper, stay);
  writePrice(paper, stay, `${counted(stay.nights, 'night')}, all taxes included`);
  writeHelp(paper, stay.help);
  return paper.finish(`Show this page or the code at the desk. Booking ${stay.bookingId}.`);
}

function writeHotel(paper: DocumentCanvas, { hotel, confirmationCode }: BookedStay): void {
  const left = { width: HALF + 60 };
  writeWithCode(paper, confirmationCode, () => {
    paper.write(hotel.name, 'title', left, 'H1');
    paper.space(4);
    paper.write(addressOf(hotel), 'quiet', left);
    if (hotel.telephone) paper.write(`Telephone: ${hotel.telephone}`, 'quiet', left);
    paper.write(`On the map: ${coordinates(hotel)}`, 'label', left);
  });
}

function writeDates(paper: DocumentCanvas, { hotel, stay, nights, checkInAt, checkOutAt }: BookedStay): void {
  const day = (instant: string) => formatDate(dateInZone(instant, hotel.zone), '');
  const third = COLUMN / 3;
  paper.rule(INK, 0.9);
  paper.space(10);
  const fact = (index: number, label: string, value: string, detail: string) => () => {
    const place = { x: SHEET.left + index * third, width: third - 12 };
    paper.write(label, 'label', place);
    paper.write(value, 'heading', place);
    paper.write(detail, 'quiet', place);
  };
  paper.columns(
    fact(0, 'Check in', day(checkInAt), `from ${timeInZone(checkInAt, hotel.zone)}`),
    fact(1, 'Check out', day(checkOutAt), `by ${timeInZone(checkOutAt, hotel.zone)}`),
    fact(2, 'Stay', counted(nights, 'night'), describeRooms(stay.rooms)),
  );
  paper.space(4);
  paper.write(
    `All times on this page are local at the hotel: ${hotel.zone.replaceAll('_', ' ')}, ${offsetOf(checkInAt, hotel.zone)} at check-in.`,
    'label',
  );
  paper.space(10);
  paper.rule();
  paper.space(12);
}

function writeRooms(paper: DocumentCanvas, booked: BookedStay): void {
  const { room, rooms, stay, guests, requests, roomTotals, currency } = booked;
  const [lead] = guests;
  const [first] = stay.rooms;
  const single = stay.rooms.length === 1;
  if (!rooms)
    paper.columns(
      () => {
        paper.write('Room', 'heading', { width: HALF }, 'H2');
        paper.write(single ? room.name : `${stay.rooms.length} × ${room.name}`, 'strong', { width: HALF });
        paper.write(`${room.rateName} · ${room.meals}`, 'body', { width: HALF });
      },
      () => {
        if (!single || !lead || !first) return;
        paper.write('Guests', 'heading', { x: RIGHT_HALF }, 'H2');
        paper.write(fullName(lead), 'strong', { x: RIGHT_HALF });
        for (const other of lead.others ?? []) paper.write(fullName(other), 'body', { x: RIGHT_HALF });
        paper.write(guestsOfRoom(first), 'quiet', { x: RIGHT_HALF });
      },
    );
  if (!single) writeGuests(paper, { stay, guests, roomTotals, currency, ...(rooms ? { rooms } : {}) });
  writeRequests(paper, requests, 'the hotel');
  paper.space(14);
}

/** Several rooms: one row each, with the guest who asks for its key, its price, and its type and rate where they differ. */
function writeGuests(
  paper: DocumentCanvas,
  {
    stay,
    guests,
    rooms,
    roomTotals,
    currency,
  }: Pick<BookedStay, 'stay' | 'guests' | 'rooms' | 'roomTotals' | 'currency'>,
): void {
  if (!rooms) paper.space(10);
  paper.write(rooms ? 'Rooms and guests' : 'Guests', 'heading', {}, 'H2');
  const table = paper.table();
  stay.rooms.forEach((occupancy, index) => {
    const guest = guests[index];
    paper.row(table, roomCells(index, { occupancy, guest, total: roomTotals[index] ?? 0 }, currency));
    if (guest?.others?.length)
      paper.row(table, [
        { text: guest.others.map(fullName).join(', '), x: SHEET.left + 54, width: COLUMN - 60, style: 'body' },
      ]);
    const own = rooms?.[index];
    if (own)
      paper.row(table, [
        { text: `${own.name} · ${own.rateName} · ${own.meals}`, x: SHEET.left + 54, width: COLUMN - 60, style: 'body' },
      ]);
  });
  table.end();
}

function writeCancellation(
  paper: DocumentCanvas,
  { cancellationPolicies, terms, total, currency, bookedAt, checkInAt, hotel }: BookedStay,
): void {
  paper.write('If you cancel', 'heading', {}, 'H2');
  for (const one of terms ?? [{ rooms: '', rate: '', total, cancellationPolicies }]) {
    if (terms) paper.write(`${one.rooms}: ${one.rate}`, 'strong');
    writeTerms(
      paper,
      cancellationText({
        policies: one.cancellationPolicies,
        total: one.total,
        currency,
        from: new Date(bookedAt),
        checkInAt: new Date(checkInAt),
        zone: hotel.zone,
      }),
    );
    if (terms) paper.space(6);
  }
  paper.space(14);
}
