import 'server-only';
import { formatDate } from '#lib/shared/dates.ts';
import { offsetOf } from '../rules/stay-text.ts';
import type { BookedBound, BookedFlight, BookedPassenger, BookedSegment, FlightEnd } from './booked-flight.ts';
import { boardingCodes, type BoardingCode } from './boarding-codes.ts';
import { writeHead } from './pdf/logo.ts';
import { DocumentCanvas } from './pdf/document-canvas.ts';
import { aztecsOf, printCode, type Aztec } from './pdf/print-code.ts';
import { COLUMN, INK, SHEET } from './pdf/styles.ts';
import { writePrice } from './travel-document-parts.ts';

const CODE = 84;
const HALF = (COLUMN - 20) / 2;

type DrawnCode = BoardingCode & { drawn: Aztec };

/** The e-ticket: PDF, A4. Every bound with its flights, and each passenger's ticket with a boarding code. */
export async function renderTicket(trip: BookedFlight): Promise<Uint8Array> {
  const canvas = new DocumentCanvas('E-ticket', new Date(trip.bookedAt));
  const coded = boardingCodes(trip);
  const drawn = await aztecsOf(coded.map(({ text }) => text));
  const codes = coded.map((code, at): DrawnCode => ({ ...code, drawn: drawn[at]! }));
  writeHead(canvas, 'E-ticket');
  canvas.space(10);
  writeTrip(canvas, trip);
  trip.bounds.forEach((bound, at) => {
    const own = codes.filter((code) => code.bound === at);
    if (own.length) writeBound(canvas, trip, bound, own);
  });
  writePrice(canvas, trip, 'Everybody, all taxes included', { ruled: true });
  return canvas.finish(`Show this page with a photo identity card at check-in. Booking ${trip.bookingId}.`);
}

function writeTrip(canvas: DocumentCanvas, { title, confirmationCode, airportNotes = [] }: BookedFlight): void {
  canvas.columns(
    () => canvas.write(title, 'title', { width: HALF + 70 }, 'H1'),
    () => {
      canvas.write(confirmationCode.includes(',') ? 'PNRs' : 'PNR', 'label', {
        x: SHEET.left + HALF + 90,
        align: 'right',
      });
      canvas.write(confirmationCode, confirmationCode.includes(',') ? 'figure' : 'code', {
        x: SHEET.left + HALF + 60,
        align: 'right',
      });
    },
  );
  for (const note of airportNotes) canvas.write(note, 'strong');
  canvas.space(10);
}

function writeBound(canvas: DocumentCanvas, trip: BookedFlight, bound: BookedBound, codes: readonly DrawnCode[]): void {
  const [first, last] = [bound.segments[0]!, bound.segments.at(-1)!];
  canvas.ensure(170);
  canvas.rule(INK, 0.9);
  canvas.space(10);
  canvas.write(`${first.from.city} ${first.from.code} to ${last.to.city} ${last.to.code}`, 'heading', {}, 'H2');
  canvas.write(
    `PNR ${bound.pnr ?? ''} · ${bound.family} · ${bound.checkedKg ? `${bound.checkedKg} kg checked` : 'no checked bag'}, ${bound.cabinKg} kg in the cabin, each passenger`,
    'quiet',
  );
  if (bound.booked) {
    const [departs, arrives] = [bound.booked.departsAt, bound.booked.arrivesAt].map(
      (at) => `${at.slice(11)}, ${formatDate(at.slice(0, 10), '')}`,
    );
    canvas.write(`New times of the airline. Booked: departs ${departs}, arrives ${arrives}.`, 'strong');
  }
  canvas.space(6);
  for (const segment of bound.segments) writeSegment(canvas, segment);
  for (const code of codes) writePassenger(canvas, trip.passengers[code.passenger]!, bound, code);
  canvas.space(8);
}

function writeSegment(
  canvas: DocumentCanvas,
  { number, airlineName, aircraft, cabin, minutes, from, to }: BookedSegment,
): void {
  canvas.ensure(70);
  const third = COLUMN / 3;
  const end =
    (index: number, label: string, { at, airport, code, terminal, instant, zone }: FlightEnd) =>
    () => {
      const place = { x: SHEET.left + index * third, width: third - 12 };
      canvas.write(label, 'label', place);
      canvas.write(`${at.slice(11)}, ${formatDate(at.slice(0, 10), '')}`, 'heading', place);
      canvas.write(`${airport} (${code})${terminal ? `, terminal ${terminal}` : ''}`, 'quiet', place);
      canvas.write(`Local time, ${offsetOf(instant, zone)}`, 'label', place);
    };
  canvas.columns(
    () => {
      const place = { width: third - 12 };
      canvas.write('Flight', 'label', place);
      canvas.write(number, 'heading', place);
      canvas.write(`${airlineName}, ${cabin}`, 'quiet', place);
      canvas.write(
        `${aircraft}, ${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`,
        'label',
        place,
      );
    },
    end(1, 'Departs', from),
    end(2, 'Arrives', to),
  );
  canvas.space(10);
}

function writePassenger(
  canvas: DocumentCanvas,
  { name, type, infant, seats, wishes, programmes }: BookedPassenger,
  { segments }: BookedBound,
  code: DrawnCode,
): void {
  canvas.ensure(CODE + 14);
  canvas.rule();
  canvas.space(8);
  const top = canvas.y;
  const words = { width: COLUMN - CODE - 30 };
  const place = infant ? 'On an adult’s lap' : 'Seat given at check-in';
  const chosen = segments.flatMap(({ flightId, number }) =>
    seats[flightId] ? [`seat ${seats[flightId]} on ${number}`] : [],
  );
  canvas.write(name, 'strong', words);
  canvas.write(`E-ticket ${code.ticket.slice(0, 3)}-${code.ticket.slice(3)} · ${type}`, 'body', words);
  canvas.write([...(chosen.length ? chosen : [place]), ...(wishes[code.bound] ?? [])].join(', '), 'quiet', words);
  const programme = programmes?.[code.bound];
  if (programme) canvas.write(programme, 'quiet', words);
  printCode(canvas, code.drawn, { x: SHEET.right - CODE, y: top, size: CODE });
  canvas.y = Math.max(canvas.y, top + CODE) + 8;
}
