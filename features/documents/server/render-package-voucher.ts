import 'server-only';
import { dayNotes } from '#lib/shared/day-note.ts';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { describeRooms } from '#lib/shared/stay.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { cancellationText } from '../rules/cancellation-text.ts';
import type { BookedPackage } from './booked-package.ts';
import { DocumentCanvas } from './pdf/document-canvas.ts';
import { writeHead } from './pdf/logo.ts';
import { INK, SHEET } from './pdf/styles.ts';
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

/** Voucher for the guide, and itinerary for the traveller: PDF, A4. Times are local; amounts whole, as paid. */
export async function renderPackageVoucher(trip: BookedPackage): Promise<Uint8Array> {
  const canvas = new DocumentCanvas('Package voucher and itinerary', new Date(trip.bookedAt));
  writeHead(canvas, 'Package voucher and itinerary');
  writePoster(canvas, trip.poster);
  writeTitle(canvas, trip);
  writeMeetings(canvas, trip);
  writeGuests(canvas, trip);
  writeDays(canvas, trip);
  writeExtras(canvas, trip);
  writeContents(canvas, trip);
  writeEntry(canvas, trip);
  writeCancellation(canvas, trip);
  writePrice(canvas, trip, `${counted(trip.nights, 'night')}, all taxes included`);
  writeHelp(canvas, trip.help);
  return canvas.finish(`Show this page or the code to the guide. Booking ${trip.bookingId}.`);
}

function writeTitle(canvas: DocumentCanvas, trip: BookedPackage): void {
  const { title, operatedBy, telephone, departure, ends, nights, confirmationCode } = trip;
  const left = { width: HALF + 60 };
  writeWithCode(canvas, confirmationCode, () => {
    canvas.write(title, 'title', left, 'H1');
    canvas.space(4);
    canvas.write(`${formatDateRange(departure, ends, '')}, ${counted(nights, 'night')}`, 'body', left);
    canvas.write(`Operated by ${operatedBy}`, 'quiet', left);
    if (telephone) canvas.write(`Telephone of the tour operator: ${telephone}`, 'quiet', left);
  });
}

function writeMeetings(canvas: DocumentCanvas, { meets, endsIn, departure, ends }: BookedPackage): void {
  const meeting =
    (label: string, date: string, { place, city, time }: BookedPackage['meets'], x: number) =>
    () => {
      const at = { x, width: HALF };
      canvas.write(label, 'label', at);
      canvas.write(`${formatDate(date, '')}, ${time}`, 'heading', at);
      canvas.write(`${place}, ${city}`, 'quiet', at);
    };
  canvas.rule(INK, 0.9);
  canvas.space(10);
  canvas.columns(
    meeting('The group meets', departure, meets, SHEET.left),
    meeting('The journey ends', ends, endsIn, RIGHT_HALF),
  );
  canvas.space(10);
  canvas.rule();
  canvas.space(12);
}

function writeGuests(canvas: DocumentCanvas, { rooms, guests, requests, currency }: BookedPackage): void {
  canvas.write('Guests', 'heading', {}, 'H2');
  canvas.write(describeRooms(rooms.map(({ occupancy }) => occupancy)), 'quiet');
  const table = canvas.table();
  rooms.forEach((room, index) => canvas.row(table, roomCells(index, { ...room, guest: guests[index] }, currency)));
  table.end();
  writeRequests(canvas, requests, 'the tour operator');
  canvas.space(14);
}

function writeDays(canvas: DocumentCanvas, { days }: BookedPackage): void {
  canvas.write('Day by day', 'heading', {}, 'H2');
  const notes = dayNotes(days);
  days.forEach((day, index) => {
    canvas.ensure(56);
    canvas.space(6);
    canvas.write(`Day ${index + 1}, ${formatDate(day.date, '')}: ${day.title}`, 'strong');
    canvas.write(day.text);
    canvas.write(notes[index]!, 'label');
  });
  canvas.space(14);
}

/** What was added to the journey; nothing where there is nothing. */
function writeExtras(canvas: DocumentCanvas, { extras }: BookedPackage): void {
  if (!extras.length) return;
  canvas.ensure(60);
  canvas.write('Added to the journey', 'heading', {}, 'H2');
  for (const { title, text } of extras) canvas.write(`• ${title}. ${text}`);
  canvas.space(14);
}

/** What the price contains, and what it does not. */
function writeContents(canvas: DocumentCanvas, { inclusions, exclusions }: BookedPackage): void {
  for (const [heading, points] of [
    ['Included in the price', inclusions],
    ['Not included', exclusions],
  ] as const) {
    canvas.ensure(60);
    canvas.write(heading, 'heading', {}, 'H2');
    for (const point of points) canvas.write(`• ${point}`);
    canvas.space(14);
  }
}

/** Passport and visa, for a journey outside India. */
function writeEntry(canvas: DocumentCanvas, { entry }: BookedPackage): void {
  if (!entry) return;
  canvas.ensure(80);
  canvas.write('Passport and visa', 'heading', {}, 'H2');
  canvas.write(`For Indian citizens in ${entry.country}: ${entry.passport} ${entry.visa}`);
  canvas.write(
    `As of ${formatDate(entry.readOn, '')}. Rules change: before you travel, check with ${entry.official.title} (${entry.official.href.replace('https://', '')}).`,
    'label',
  );
  canvas.space(14);
}

function writeCancellation(canvas: DocumentCanvas, trip: BookedPackage): void {
  const terms = cancellationText({
    policies: trip.cancellationPolicies,
    total: trip.refundable,
    currency: trip.currency,
    from: new Date(trip.bookedAt),
    checkInAt: new Date(trip.startsAt),
    zone: trip.zone,
    seller: 'tour operator',
  });
  canvas.ensure(terms.length * 14 + 30);
  canvas.write('If you cancel', 'heading', {}, 'H2');
  writeTerms(canvas, terms);
  canvas.space(14);
}
