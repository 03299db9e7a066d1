import 'server-only';
import { formatDate, formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { describeRooms } from '#lib/shared/stay.ts';
import { andList, capital, counted } from '#lib/shared/word-lists.ts';
import { cancellationText } from '../rules/cancellation-text.ts';
import { paidText } from '../rules/paid-text.ts';
import { fullName, guestsOfRoom } from '../rules/stay-text.ts';
import type { BookedPackage } from './booked-package.ts';
import { DocumentCanvas } from './pdf/document-canvas.ts';
import { writeHead } from './pdf/logo.ts';
import { printPoster } from './pdf/print-poster.ts';
import { COLUMN, INK, SHEET } from './pdf/styles.ts';

const HALF = (COLUMN - 32) / 2;
const RIGHT_HALF = SHEET.left + HALF + 32;
const POSTER_HEIGHT = 104;

/** The paper to show to the guide: PDF, A4. Times are local; amounts whole, as paid. */
export async function renderPackageVoucher(trip: BookedPackage): Promise<Uint8Array> {
  const paper = new DocumentCanvas('Package voucher', new Date(trip.bookedAt));
  writeHead(paper, 'Package voucher');
  paper.decorate((document) =>
    printPoster(
      document,
      { ...trip.poster, at: 0.74 },
      { x: SHEET.left, y: paper.y, width: COLUMN, height: POSTER_HEIGHT },
    ),
  );
  paper.space(POSTER_HEIGHT + 18);
  writeTitle(paper, trip);
  writeMeetings(paper, trip);
  writeGuests(paper, trip);
  writeDays(paper, trip);
  writeInclusions(paper, trip);
  writeCancellation(paper, trip);
  writePrice(paper, trip);
  paper.space(10);
  paper.write(`Help with this booking: ${trip.help.join(' · ')}`, 'label');
  return paper.finish(`Show this page or the code to the guide. Booking ${trip.bookingId}.`);
}

function writeTitle(paper: DocumentCanvas, trip: BookedPackage): void {
  const { title, operatedBy, departure, ends, nights, confirmationCode } = trip;
  paper.columns(
    () => {
      paper.write(title, 'title', { width: HALF + 60 }, 'H1');
      paper.space(4);
      paper.write(`${formatDateRange(departure, ends, '')}, ${counted(nights, 'night')}`, 'body', { width: HALF + 60 });
      paper.write(`Operated by ${operatedBy}`, 'quiet', { width: HALF + 60 });
    },
    () => {
      paper.space(1);
      paper.write('Confirmation code', 'label', { x: RIGHT_HALF + 60, align: 'right' });
      paper.write(confirmationCode, 'code', { x: RIGHT_HALF + 30, align: 'right' });
    },
  );
  paper.space(14);
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
  rooms.forEach(({ occupancy, total }, index) => {
    const guest = guests[index];
    paper.row(table, [
      { text: `Room ${index + 1}`, width: 50, style: 'quiet' },
      { text: guest ? fullName(guest) : '', x: SHEET.left + 54, width: HALF - 10, style: 'strong' },
      { text: guestsOfRoom(occupancy), x: RIGHT_HALF + 28, style: 'quiet' },
      { text: formatMoney(money(total, currency)), x: SHEET.right - 110, align: 'right' },
    ]);
  });
  table.end();
  if (requests) {
    paper.space(10);
    paper.write('Requests', 'heading', {}, 'H2');
    paper.write(requests);
    paper.write('A request is not part of the booking until the tour operator agrees to it.', 'label');
  }
  paper.space(14);
}

function writeDays(paper: DocumentCanvas, { days }: BookedPackage): void {
  paper.write('Day by day', 'heading', {}, 'H2');
  days.forEach(({ date, title, text, city, meals }, index) => {
    paper.ensure(56);
    paper.space(6);
    paper.write(`Day ${index + 1}, ${formatDate(date, '')}: ${title}`, 'strong');
    paper.write(text);
    const night = index < days.length - 1 ? `Night in ${city}. ` : '';
    paper.write(`${night}${meals.length ? `${capital(andList(meals))} included.` : 'No meals included.'}`, 'label');
  });
  paper.space(14);
}

function writeInclusions(paper: DocumentCanvas, { inclusions }: BookedPackage): void {
  paper.ensure(60);
  paper.write('Included in the price', 'heading', {}, 'H2');
  for (const inclusion of inclusions) paper.write(`• ${inclusion}`);
  paper.space(14);
}

function writeCancellation(paper: DocumentCanvas, trip: BookedPackage): void {
  const terms = cancellationText({
    policies: trip.cancellationPolicies,
    total: trip.total,
    currency: trip.currency,
    from: new Date(trip.bookedAt),
    checkInAt: new Date(trip.startsAt),
    zone: trip.zone,
    seller: 'tour operator',
  });
  paper.ensure(terms.length * 14 + 30);
  paper.write('If you cancel', 'heading', {}, 'H2');
  const table = paper.table();
  for (const { when, comesBack } of terms)
    paper.row(table, [
      { text: when, width: 150 },
      { text: comesBack, x: SHEET.left + 150 },
    ]);
  table.end();
  paper.space(14);
}

function writePrice(paper: DocumentCanvas, { shown, total, currency, payment, nights }: BookedPackage): void {
  const inWords = (amount: number) => formatMoney(money(amount, currency));
  paper.ensure(shown.length * 14 + 70);
  paper.write('Price', 'heading', {}, 'H2');
  const table = paper.table();
  for (const line of shown)
    paper.row(table, [
      { text: line.label, width: COLUMN - 110 },
      { text: inWords(line.amount), x: SHEET.right - 110, align: 'right' },
    ]);
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
