import 'server-only';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { RoomOccupancy } from '#lib/shared/stay.ts';
import type { cancellationText } from '../rules/cancellation-text.ts';
import { paidText } from '../rules/paid-text.ts';
import { fullName, guestsOfRoom } from '../rules/stay-text.ts';
import type { BookedStay } from './booked-stay.ts';
import type { DocumentCanvas } from './pdf/document-canvas.ts';
import { printPoster } from './pdf/print-poster.ts';
import { COLUMN, INK, SHEET } from './pdf/styles.ts';

/** Two columns with a gutter: their width, and where the right one begins. In points. */
export const HALF = (COLUMN - 32) / 2;
export const RIGHT_HALF = SHEET.left + HALF + 32;
const POSTER_HEIGHT = 104;

type PrintArguments = Parameters<typeof printPoster>;

/** The poster across the page; `writeOn` letters it. */
export function writePoster(
  canvas: DocumentCanvas,
  poster: BookedStay['hotel']['poster'],
  writeOn?: (document: PrintArguments[0], frame: PrintArguments[2]) => void,
): void {
  const frame = { x: SHEET.left, y: canvas.y, width: COLUMN, height: POSTER_HEIGHT };
  canvas.decorate((document) => {
    printPoster(document, { ...poster, at: 0.74 }, frame);
    writeOn?.(document, frame);
  });
  canvas.space(POSTER_HEIGHT + 18);
}

/** What was booked, as `writeBooked` writes it in the left column, and the confirmation code at the right. */
export function writeWithCode(canvas: DocumentCanvas, code: string, writeBooked: () => void): void {
  canvas.columns(writeBooked, () => {
    canvas.space(1);
    canvas.write('Confirmation code', 'label', { x: RIGHT_HALF + 60, align: 'right' });
    canvas.write(code, 'code', { x: RIGHT_HALF + 30, align: 'right' });
  });
  canvas.space(14);
}

export type PrintedRoom = {
  occupancy: RoomOccupancy;
  /** The room's lead guest. */
  guest: BookedStay['guests'][number] | undefined;
  /** Paise, taxes included. */
  total: number;
};

/** The cells of a room's row: its number, its lead guest, who sleeps in it, and its price. */
export const roomCells = (index: number, { occupancy, guest, total }: PrintedRoom, currency: string) => [
  { text: `Room ${index + 1}`, width: 50, style: 'quiet' as const },
  { text: guest ? fullName(guest) : '', x: SHEET.left + 54, width: HALF - 10, style: 'strong' as const },
  { text: guestsOfRoom(occupancy), x: RIGHT_HALF + 28, style: 'quiet' as const },
  { text: formatMoney(money(total, currency)), x: SHEET.right - 110, align: 'right' as const },
];

/** The traveller's requests, where there are any; `supplier` has to agree to them: "the hotel". */
export function writeRequests(canvas: DocumentCanvas, requests: string, supplier: string): void {
  if (!requests) return;
  canvas.space(10);
  canvas.write('Requests', 'heading', {}, 'H2');
  canvas.write(requests);
  canvas.write(`A request is not part of the booking until ${supplier} agrees to it.`, 'label');
}

/** The terms of a cancellation, one row for each time. */
export function writeTerms(canvas: DocumentCanvas, terms: ReturnType<typeof cancellationText>): void {
  const table = canvas.table();
  for (const { when, comesBack } of terms)
    canvas.row(table, [
      { text: when, width: 150 },
      { text: comesBack, x: SHEET.left + 150 },
    ]);
  table.end();
}

export type PrintedPrice = Pick<BookedStay, 'shown' | 'total' | 'currency' | 'payment'>;

/** Every line of the price, the sum under `sumLabel`, and how it was paid; kept on one page. */
export function writePrice(
  canvas: DocumentCanvas,
  { shown, total, currency, payment }: PrintedPrice,
  sumLabel: string,
  { ruled = false } = {},
): void {
  const inWords = (amount: number) => formatMoney(money(amount, currency));
  canvas.ensure(shown.length * 14 + 70);
  if (ruled) {
    canvas.rule(INK, 0.9);
    canvas.space(10);
  }
  canvas.write('Price', 'heading', {}, 'H2');
  const table = canvas.table();
  for (const line of shown)
    canvas.row(table, [
      { text: line.label, width: COLUMN - 110 },
      { text: inWords(line.amount), x: SHEET.right - 110, align: 'right' },
    ]);
  canvas.space(5);
  canvas.rule(INK, 0.9);
  canvas.space(6);
  canvas.row(table, [
    { text: sumLabel, width: COLUMN - 140, style: 'sum' },
    { text: inWords(total), x: SHEET.right - 140, align: 'right', style: 'figure' },
  ]);
  table.end();
  canvas.write(paidText(payment, currency), 'quiet');
}

/** Where the traveller gets help with this booking. */
export function writeHelp(canvas: DocumentCanvas, help: readonly string[]): void {
  canvas.space(10);
  canvas.write(`Help with this booking: ${help.join(' · ')}`, 'label');
}
