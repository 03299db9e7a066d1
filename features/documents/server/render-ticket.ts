import 'server-only';
import { formatDate } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { paidText } from '../rules/paid-text.ts';
import { offsetOf } from '../rules/stay-text.ts';
import type { BookedBound, BookedFlight, BookedPassenger, BookedSegment, FlightEnd } from './booked-flight.ts';
import { boardingCodes, type BoardingCode } from './boarding-codes.ts';
import { writeHead } from './pdf/logo.ts';
import { DocumentCanvas } from './pdf/document-canvas.ts';
import { aztecsOf, printCode, type Aztec } from './pdf/print-code.ts';
import { COLUMN, INK, SHEET } from './pdf/styles.ts';

const CODE = 84;
const HALF = (COLUMN - 20) / 2;

type DrawnCode = BoardingCode & { drawn: Aztec };

/** The e-ticket: PDF, A4. Every direction with its flights, and each passenger's ticket with a code that gates can read. */
export async function renderTicket(trip: BookedFlight): Promise<Uint8Array> {
  const paper = new DocumentCanvas('E-ticket', new Date(trip.bookedAt));
  const coded = boardingCodes(trip);
  const drawn = await aztecsOf(coded.map(({ text }) => text));
  const codes = coded.map((code, at): DrawnCode => ({ ...code, drawn: drawn[at]! }));
  writeHead(paper, 'E-ticket');
  paper.space(10);
  writeTrip(paper, trip);
  trip.bounds.forEach((bound, at) => {
    const own = codes.filter((code) => code.bound === at);
    if (own.length) writeBound(paper, trip, bound, own);
  });
  writePrice(paper, trip);
  return paper.finish(`Show this page with a photo identity card at check-in. Booking ${trip.bookingId}.`);
}

function writeTrip(paper: DocumentCanvas, { title, confirmationCode, airportNotes = [] }: BookedFlight): void {
  paper.columns(
    () => paper.write(title, 'title', { width: HALF + 70 }, 'H1'),
    () => {
      paper.write(confirmationCode.includes(',') ? 'PNRs' : 'PNR', 'label', {
        x: SHEET.left + HALF + 90,
        align: 'right',
      });
      paper.write(confirmationCode, confirmationCode.includes(',') ? 'figure' : 'code', {
        x: SHEET.left + HALF + 60,
        align: 'right',
      });
    },
  );
  for (const note of airportNotes) paper.write(note, 'strong');
  paper.space(10);
}

function writeBound(paper: DocumentCanvas, trip: BookedFlight, bound: BookedBound, codes: readonly DrawnCode[]): void {
  const [first, last] = [bound.segments[0]!, bound.segments.at(-1)!];
  paper.ensure(170);
  paper.rule(INK, 0.9);
  paper.space(10);
  paper.write(`${first.from.city} ${first.from.code} to ${last.to.city} ${last.to.code}`, 'heading', {}, 'H2');
  paper.write(
    `PNR ${bound.pnr ?? ''} · ${bound.family} · ${bound.checkedKg ? `${bound.checkedKg} kg checked` : 'no checked bag'}, ${bound.cabinKg} kg in the cabin, each passenger`,
    'quiet',
  );
  if (bound.booked) {
    const [departs, arrives] = [bound.booked.departsAt, bound.booked.arrivesAt].map(
      (at) => `${at.slice(11)}, ${formatDate(at.slice(0, 10), '')}`,
    );
    paper.write(`New times of the airline. Booked: departs ${departs}, arrives ${arrives}.`, 'strong');
  }
  paper.space(6);
  for (const segment of bound.segments) writeSegment(paper, segment);
  for (const code of codes) writePassenger(paper, trip.passengers[code.passenger]!, bound, code);
  paper.space(8);
}

function writeSegment(
  paper: DocumentCanvas,
  { number, airlineName, aircraft, cabin, minutes, from, to }: BookedSegment,
): void {
  paper.ensure(70);
  const third = COLUMN / 3;
  const end =
    (index: number, label: string, { at, airport, code, terminal, instant, zone }: FlightEnd) =>
    () => {
      const place = { x: SHEET.left + index * third, width: third - 12 };
      paper.write(label, 'label', place);
      paper.write(`${at.slice(11)}, ${formatDate(at.slice(0, 10), '')}`, 'heading', place);
      paper.write(`${airport} (${code})${terminal ? `, terminal ${terminal}` : ''}`, 'quiet', place);
      paper.write(`Local time, ${offsetOf(instant, zone)}`, 'label', place);
    };
  paper.columns(
    () => {
      const place = { width: third - 12 };
      paper.write('Flight', 'label', place);
      paper.write(number, 'heading', place);
      paper.write(`${airlineName}, ${cabin}`, 'quiet', place);
      paper.write(
        `${aircraft}, ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`,
        'label',
        place,
      );
    },
    end(1, 'Departs', from),
    end(2, 'Arrives', to),
  );
  paper.space(10);
}

function writePassenger(
  paper: DocumentCanvas,
  { name, type, infant, seats, wishes }: BookedPassenger,
  { segments }: BookedBound,
  code: DrawnCode,
): void {
  paper.ensure(CODE + 14);
  paper.rule();
  paper.space(8);
  const top = paper.y;
  const words = { width: COLUMN - CODE - 30 };
  const place = infant ? 'On an adult’s lap' : 'Seat given at check-in';
  const chosen = segments.flatMap(({ flightId, number }) =>
    seats[flightId] ? [`seat ${seats[flightId]} on ${number}`] : [],
  );
  paper.write(name, 'strong', words);
  paper.write(`E-ticket ${code.ticket.slice(0, 3)}-${code.ticket.slice(3)} · ${type}`, 'body', words);
  paper.write([...(chosen.length ? chosen : [place]), ...(wishes[code.bound] ?? [])].join(', '), 'quiet', words);
  printCode(paper, code.drawn, { x: SHEET.right - CODE, y: top, size: CODE });
  paper.y = Math.max(paper.y, top + CODE) + 8;
}

function writePrice(paper: DocumentCanvas, { shown, total, currency, payment }: BookedFlight): void {
  const inWords = (amount: number) => formatMoney(money(amount, currency));
  paper.ensure(shown.length * 14 + 70);
  paper.rule(INK, 0.9);
  paper.space(10);
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
    { text: 'Everybody, every tax included', width: COLUMN - 140, style: 'sum' },
    { text: inWords(total), x: SHEET.right - 140, align: 'right', style: 'figure' },
  ]);
  table.end();
  paper.write(paidText(payment, currency), 'quiet');
}
