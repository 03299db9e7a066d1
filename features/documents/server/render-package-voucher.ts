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
  const paper = new DocumentCanvas('Package voucher and itinerary', new Date(trip.bookedAt));
  writeHead(paper, 'Package voucher and itinerary');
  writePoster(paper, trip.poster);
  writeTitle(paper, trip);
  writeMeetings(paper, trip);
  writeGuests(paper, trip);
  writeDays(paper, trip);
  writeExtras(paper, trip);
  writeContents(paper, trip);
  writeEntry(paper, trip);
  writeCancellation(paper, trip);
  writePrice(paper, trip, `${counted(trip.nights, 'night')}, all taxes included`);
  writeHelp(paper, trip.help);
  return paper.finish(`Show this page or the code to the guide. Booking ${trip.bookingId}.`);
}

function writeTitle(paper: DocumentCanvas, trip: BookedPackage): void {
  const { title, operatedBy, telephone, departure, ends, nights, confirmationCode } = trip;
  const left = { width: HALF + 60 };
  writeWithCode(paper, confirmationCode, () => {
    paper.write(title, 'title', left, 'H1');
    paper.space(4);
    paper.write(`${formatDateRange(departure, ends, '')}, ${counted(nights, 'night')}`, 'body', left);
    paper.write(`Operated by ${operatedBy}`, 'quiet', left);
    if (telephone) paper.write(`Telephone of the tour operator: ${telephone}`, 'quiet', left);
  });
}

function writeMeetings(paper: DocumentCanvas, { meets, endsIn, departure, ends }: BookedPackage): void {
  const meeting =
    (label: string, date: string, { place, city, time }: BookedPackage['meets'], x: number) =>
    () => {
      const at = { x, width: HALF };
      paper.write(label, 'label', at);
      paper.write(`${formatDate(date, '')}, ${time}`, 'heading', at);
      paper.write(`${place}, ${city}`, 'quiet', at);
    };
  paper.rule(INK, 0.9);
  paper.space(10);
  paper.columns(
    meeting('The group meets', departure, meets, SHEET.left),
    meeting('The journey ends', ends, endsIn, RIGHT_HALF),
  );
  paper.space(10);
  paper.rule();
  paper.space(12);
}

function writeGuests(paper: DocumentCanvas, { rooms, guests, requests, currency }: BookedPackage): void {
  paper.write('Guests', 'heading', {}, 'H2');
  paper.write(describeRooms(rooms.map(({ occupancy }) => occupancy)), 'quiet');
  const table = paper.table();
  rooms.forEach((room, index) => paper.row(table, roomCells(index, { ...room, guest: guests[index] }, currency)));
  table.end();
  writeRequests(paper, requests, 'the tour operator');
  paper.space(14);
}

function writeDays(paper: DocumentCanvas, { days }: BookedPackage): void {
  paper.write('Day by day', 'heading', {}, 'H2');
  const notes = dayNotes(days);
  days.forEach((day, index) => {
    paper.ensure(56);
    paper.space(6);
    paper.write(`Day ${index + 1}, ${formatDate(day.date, '')}: ${day.title}`, 'strong');
    paper.write(day.text);
    paper.write(notes[index]!, 'label');
  });
  paper.space(14);
}

/** What was added to the journey; nothing where there is nothing. */
function writeExtras(paper: DocumentCanvas, { extras }: BookedPackage): void {
  if (!extras.length) return;
  paper.ensure(60);
  paper.write('Added to the journey', 'heading', {}, 'H2');
  for (const { title, text } of extras) paper.write(`• ${title}. ${text}`);
  paper.space(14);
}

/** What the price contains, and what it does not. */
function writeContents(paper: DocumentCanvas, { inclusions, exclusions }: BookedPackage): void {
  for (const [heading, points] of [
    ['Included in the price', inclusions],
    ['Not included', exclusions],
  ] as const) {
    paper.ensure(60);
    paper.write(heading, 'heading', {}, 'H2');
    for (const point of points) paper.write(`• ${point}`);
    paper.space(14);
  }
}

/** Passport and visa, for a journey outside India. */
function writeEntry(paper: DocumentCanvas, { entry }: BookedPackage): void {
  if (!entry) return;
  paper.ensure(80);
  paper.write('Passport and visa', 'heading', {}, 'H2');
  paper.write(`For Indian citizens in ${entry.country}: ${entry.passport} ${entry.visa}`);
  paper.write(
    `As of ${formatDate(entry.readOn, '')}. Rules change: before you travel, check with ${entry.official.title} (${entry.official.href.replace('https://', '')}).`,
    'label',
  );
  paper.space(14);
}

function writeCancellation(paper: DocumentCanvas, trip: BookedPackage): void {
  const terms = cancellationText({
    policies: trip.cancellationPolicies,
    total: trip.refundable,
    currency: trip.currency,
    from: new Date(trip.bookedAt),
    checkInAt: new Date(trip.startsAt),
    zone: trip.zone,
    seller: 'tour operator',
  });
  paper.ensure(terms.length * 14 + 30);
  paper.write('If you cancel', 'heading', {}, 'H2');
  writeTerms(paper, terms);
  paper.space(14);
}
