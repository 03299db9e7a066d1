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

/** The canvas to show at the desk: PDF, A4. Times are the hotel's; amounts whole, as paid. */
export async function renderVoucher(stay: BookedStay): Promise<Uint8Array> {
  const canvas = new DocumentCanvas('Hotel voucher', new Date(stay.bookedAt));
  writeHead(canvas, 'Hotel voucher');
  const { hour } = stay.hotel.poster;
  const city = canvas.printable(stay.hotel.city).toUpperCase();
  writePoster(canvas, stay.hotel.poster, (document, { x, y }) =>
    document
      .font('strong')
      .fontSize(27)
      .fillColor(hour === 'dusk' || hour === 'night' ? PAPER : INK)
      .text(city, x + 16, y + 35, { lineBreak: false, baseline: 'alphabetic', characterSpacing: 1.1 }),
  );
  writeHotel(canvas, stay);
  writeDates(canvas, stay);
  writeRooms(canvas, stay);
  writeCancellation(canvas, stay);
  writePrice(canvas, stay, `${counted(stay.nights, 'night')}, all taxes included`);
  writeHelp(canvas, stay.help);
  return canvas.finish(`Show this page or the code at the desk. Booking ${stay.bookingId}.`);
}

function writeHotel(canvas: DocumentCanvas, { hotel, confirmationCode }: BookedStay): void {
  const left = { width: HALF + 60 };
  writeWithCode(canvas, confirmationCode, () => {
    canvas.write(hotel.name, 'title', left, 'H1');
    canvas.space(4);
    canvas.write(addressOf(hotel), 'quiet', left);
    if (hotel.telephone) canvas.write(`Telephone: ${hotel.telephone}`, 'quiet', left);
    canvas.write(`On the map: ${coordinates(hotel)}`, 'label', left);
  });
}

function writeDates(canvas: DocumentCanvas, { hotel, stay, nights, checkInAt, checkOutAt }: BookedStay): void {
  const day = (instant: string) => formatDate(dateInZone(instant, hotel.zone), '');
  const third = COLUMN / 3;
  canvas.rule(INK, 0.9);
  canvas.space(10);
  const fact = (index: number, label: string, value: string, detail: string) => () => {
    const place = { x: SHEET.left + index * third, width: third - 12 };
    canvas.write(label, 'label', place);
    canvas.write(value, 'heading', place);
    canvas.write(detail, 'quiet', place);
  };
  canvas.columns(
    fact(0, 'Check in', day(checkInAt), `from ${timeInZone(checkInAt, hotel.zone)}`),
    fact(1, 'Check out', day(checkOutAt), `by ${timeInZone(checkOutAt, hotel.zone)}`),
    fact(2, 'Stay', counted(nights, 'night'), describeRooms(stay.rooms)),
  );
  canvas.space(4);
  canvas.write(
    `All times on this page are local at the hotel: ${hotel.zone.replaceAll('_', ' ')}, ${offsetOf(checkInAt, hotel.zone)} at check-in.`,
    'label',
  );
  canvas.space(10);
  canvas.rule();
  canvas.space(12);
}

function writeRooms(canvas: DocumentCanvas, booked: BookedStay): void {
  const { room, rooms, stay, guests, requests, roomTotals, currency } = booked;
  const [lead] = guests;
  const [first] = stay.rooms;
  const single = stay.rooms.length === 1;
  if (!rooms)
    canvas.columns(
      () => {
        canvas.write('Room', 'heading', { width: HALF }, 'H2');
        canvas.write(single ? room.name : `${stay.rooms.length} × ${room.name}`, 'strong', { width: HALF });
        canvas.write(`${room.rateName} · ${room.meals}`, 'body', { width: HALF });
      },
      () => {
        if (!single || !lead || !first) return;
        canvas.write('Guests', 'heading', { x: RIGHT_HALF }, 'H2');
        canvas.write(fullName(lead), 'strong', { x: RIGHT_HALF });
        for (const other of lead.others ?? []) canvas.write(fullName(other), 'body', { x: RIGHT_HALF });
        canvas.write(guestsOfRoom(first), 'quiet', { x: RIGHT_HALF });
      },
    );
  if (!single) writeGuests(canvas, { stay, guests, roomTotals, currency, ...(rooms ? { rooms } : {}) });
  writeRequests(canvas, requests, 'the hotel');
  canvas.space(14);
}

/** Several rooms: one row each, with the guest who asks for its key, its price, and its type and rate where they differ. */
function writeGuests(
  canvas: DocumentCanvas,
  {
    stay,
    guests,
    rooms,
    roomTotals,
    currency,
  }: Pick<BookedStay, 'stay' | 'guests' | 'rooms' | 'roomTotals' | 'currency'>,
): void {
  if (!rooms) canvas.space(10);
  canvas.write(rooms ? 'Rooms and guests' : 'Guests', 'heading', {}, 'H2');
  const table = canvas.table();
  stay.rooms.forEach((occupancy, index) => {
    const guest = guests[index];
    canvas.row(table, roomCells(index, { occupancy, guest, total: roomTotals[index] ?? 0 }, currency));
    if (guest?.others?.length)
      canvas.row(table, [
        { text: guest.others.map(fullName).join(', '), x: SHEET.left + 54, width: COLUMN - 60, style: 'body' },
      ]);
    const own = rooms?.[index];
    if (own)
      canvas.row(table, [
        { text: `${own.name} · ${own.rateName} · ${own.meals}`, x: SHEET.left + 54, width: COLUMN - 60, style: 'body' },
      ]);
  });
  table.end();
}

function writeCancellation(
  canvas: DocumentCanvas,
  { cancellationPolicies, terms, total, currency, bookedAt, checkInAt, hotel }: BookedStay,
): void {
  canvas.write('If you cancel', 'heading', {}, 'H2');
  for (const one of terms ?? [{ rooms: '', rate: '', total, cancellationPolicies }]) {
    if (terms) canvas.write(`${one.rooms}: ${one.rate}`, 'strong');
    writeTerms(
      canvas,
      cancellationText({
        policies: one.cancellationPolicies,
        total: one.total,
        currency,
        from: new Date(bookedAt),
        checkInAt: new Date(checkInAt),
        zone: hotel.zone,
      }),
    );
    if (terms) canvas.space(6);
  }
  canvas.space(14);
}
