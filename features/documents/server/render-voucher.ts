import 'server-only';
import { dateInZone, formatDate, timeInZone } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { describeRooms } from '#lib/shared/stay.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { cancellationText } from '../rules/cancellation-text.ts';
import { paidText } from '../rules/paid-text.ts';
import { addressOf, coordinates, fullName, guestsOfRoom, offsetOf } from '../rules/stay-text.ts';
import type { BookedStay } from './booked-stay.ts';
import { writeHead } from './pdf/logo.ts';
import { DocumentCanvas } from './pdf/document-canvas.ts';
import { printPoster } from './pdf/print-poster.ts';
import { COLUMN, INK, PAPER, SHEET } from './pdf/styles.ts';

const HALF = (COLUMN - 32) / 2;
const RIGHT_HALF = SHEET.left + HALF + 32;
const POSTER_HEIGHT = 104;

/** The paper to show at the desk: PDF, A4. Times are the hotel's; amounts whole, as paid. */
export async function renderVoucher(stay: BookedStay): Promise<Uint8Array> {
  const paper = new DocumentCanvas('Hotel voucher', new Date(stay.bookedAt));
  writeHead(paper, 'Hotel voucher');
  writePoster(paper, stay);
  writeHotel(paper, stay);
  writeDates(paper, stay);
  writeRooms(paper, stay);
  writeCancellation(paper, stay);
  writePrice(paper, stay);
  paper.space(10);
  paper.write(`Help with this booking: ${stay.help.join(' · ')}`, 'label');
  return paper.finish(`Show this page or the code at the desk. Booking ${stay.bookingId}.`);
}

function writePoster(paper: DocumentCanvas, { hotel }: BookedStay): void {
  const frame = { x: SHEET.left, y: paper.y, width: COLUMN, height: POSTER_HEIGHT };
  const lettering = hotel.poster.hour === 'dusk' || hotel.poster.hour === 'night' ? PAPER : INK;
  paper.decorate((document) => {
    printPoster(document, { ...hotel.poster, at: 0.74 }, frame);
    const name = paper.printable(hotel.city).toUpperCase();
    document
      .font('strong')
      .fontSize(27)
      .fillColor(lettering)
      .text(name, frame.x + 16, frame.y + 35, { lineBreak: false, baseline: 'alphabetic', characterSpacing: 1.1 });
  });
  paper.space(POSTER_HEIGHT + 18);
}

function writeHotel(paper: DocumentCanvas, { hotel, confirmationCode }: BookedStay): void {
  paper.columns(
    () => {
      paper.write(hotel.name, 'title', { width: HALF + 60 }, 'H1');
      paper.space(4);
      paper.write(addressOf(hotel), 'quiet', { width: HALF + 60 });
      if (hotel.telephone) paper.write(`Telephone: ${hotel.telephone}`, 'quiet', { width: HALF + 60 });
      paper.write(`On the map: ${coordinates(hotel)}`, 'label', { width: HALF + 60 });
    },
    () => {
      paper.space(1);
      paper.write('Confirmation code', 'label', { x: RIGHT_HALF + 60, align: 'right' });
      paper.write(confirmationCode, 'code', { x: RIGHT_HALF + 30, align: 'right' });
    },
  );
  paper.space(14);
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
  if (requests) {
    paper.space(10);
    paper.write('Requests', 'heading', {}, 'H2');
    paper.write(requests);
    paper.write('A request is not part of the booking until the hotel agrees to it.', 'label');
  }
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
    paper.row(table, [
      { text: `Room ${index + 1}`, width: 50, style: 'quiet' },
      { text: guest ? fullName(guest) : '', x: SHEET.left + 54, width: HALF - 10, style: 'strong' },
      { text: guestsOfRoom(occupancy), x: RIGHT_HALF + 28, style: 'quiet' },
      { text: formatMoney(money(roomTotals[index] ?? 0, currency)), x: SHEET.right - 110, align: 'right' },
    ]);
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
    const table = paper.table();
    const rows = cancellationText({
      policies: one.cancellationPolicies,
      total: one.total,
      currency,
      from: new Date(bookedAt),
      checkInAt: new Date(checkInAt),
      zone: hotel.zone,
    });
    for (const { when, comesBack } of rows) {
      paper.row(table, [
        { text: when, width: 150 },
        { text: comesBack, x: SHEET.left + 150 },
      ]);
    }
    table.end();
    if (terms) paper.space(6);
  }
  paper.space(14);
}

function writePrice(paper: DocumentCanvas, { shown: lines, total, currency, payment, nights }: BookedStay): void {
  const inWords = (amount: number) => formatMoney(money(amount, currency));
  paper.ensure(lines.length * 14 + 70);
  paper.write('Price', 'heading', {}, 'H2');
  const table = paper.table();
  for (const line of lines) {
    paper.row(table, [
      { text: line.label, width: COLUMN - 110 },
      { text: inWords(line.amount), x: SHEET.right - 110, align: 'right' },
    ]);
  }
  paper.space(5);
  paper.rule(INK, 0.9);
  paper.space(6);
  paper.row(table, [
    { text: `${counted(nights, 'night')}, every tax included`, width: COLUMN - 140, style: 'sum' },
    { text: inWords(total), x: SHEET.right - 140, align: 'right', style: 'figure' },
  ]);
  table.end();
  paper.write(paidText(payment, currency), 'quiet');
}
