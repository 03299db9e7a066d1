import 'server-only';
import { exactMoney } from '../rules/exact-money.ts';
import { paidText, receivedText } from '../rules/paid-text.ts';
import { documentDate } from '../rules/stay-text.ts';
import type { Invoice, InvoiceContent } from './issue-invoice.ts';
import { writeHead } from './pdf/logo.ts';
import { DocumentCanvas } from './pdf/document-canvas.ts';
import { COLUMN, SHEET } from './pdf/styles.ts';
import { groupingOf, stateOfSupply, supplyLabels } from './sold-trip.ts';
import { taxSums, writeFacts, writeParties, writeSignature, writeTaxRows, writeTotals } from './tax-document.ts';

const COLLECTED =
  'Tax was collected at source under section 394(1) of the Income-tax Act, 2025, on taxable value and GST, against the PAN given for this booking. It is credited against the income tax of its holder.';

const IN_ADVANCE =
  'This is the receipt of a payment in advance, not a tax invoice. The tax invoice is issued when all of the package is paid.';

/**
 * An invoice as issued: PDF, A4. For supplies in India it has the particulars of Rule 46, CGST Rules; for others it is
 * a plain invoice with local taxes as price lines. A supplementary invoice names the one it extends.
 */
export async function renderInvoice({ number, issuedAt, content }: Invoice): Promise<Uint8Array> {
  const { supplier, booking } = content;
  const indian = stateOfSupply(booking) !== null;
  const { placeLabel, place, codeLabel } = supplyLabels(booking);
  const { supplements, advance } = content;
  const title = titleOf(content, indian);
  const canvas = new DocumentCanvas(`${title} ${number}`, issuedAt);
  writeHead(canvas, title);
  canvas.space(8);
  canvas.write(advance ? 'Receipt number' : 'Invoice number', 'label');
  canvas.write(number, 'title', {}, 'H1');
  canvas.space(14);
  writeParties(canvas, supplier, booking);
  writeFacts(canvas, [
    ['Date', documentDate(issuedAt)],
    ...(supplements ? [['To invoice', supplements.number] as const] : []),
    [indian ? 'Place of supply' : placeLabel, place],
    ...(indian ? [['Reverse charge', 'No'] as const] : []),
    [codeLabel, booking.confirmationCode],
  ]);
  writeLines(canvas, content, indian);
  if (indian) writeTaxRows(canvas, content.figures, booking);
  writeTotals(
    canvas,
    indian ? taxSums(content.figures, booking) : [],
    [advance ? 'Received in advance' : 'Total', content.figures.total],
    booking,
  );
  if (content.figures.collected) canvas.write(COLLECTED, 'quiet');
  const paid = advance ? receivedText : paidText;
  canvas.write(paid(booking.payment, booking.currency, groupingOf(booking)));
  if (advance) canvas.write(IN_ADVANCE, 'quiet');
  canvas.space(14);
  writeSignature(canvas, supplier);
  return canvas.finish(`${title} ${number} of ${documentDate(issuedAt)}. Booking ${booking.bookingId}.`);
}

function titleOf({ supplements, advance }: InvoiceContent, indian: boolean): string {
  if (advance) return 'Receipt voucher';
  return `${supplements ? 'Supplementary ' : ''}${indian ? 'tax invoice' : 'invoice'}`.replace(/^./, (first) =>
    first.toUpperCase(),
  );
}

/** What was sold. In India lines before tax, abroad every price line. */
function writeLines(canvas: DocumentCanvas, { booking }: InvoiceContent, indian: boolean): void {
  const amount = (text: string) => ({ text, x: SHEET.right - 110, align: 'right' as const });
  const sac = (text: string) => ({ text, x: SHEET.right - 200, width: 80 });
  const table = canvas.table();
  canvas.row(
    table,
    [
      { text: 'Description', width: COLUMN - 210, style: 'label' },
      ...(indian ? [{ ...sac('SAC'), style: 'label' as const }] : []),
      { ...amount('Amount'), style: 'label' },
    ],
    'TH',
  );
  canvas.row(table, [
    { text: supplyLabels(booking).description, width: COLUMN - 210, style: 'strong' },
    ...(indian ? [sac(supplyLabels(booking).sac)] : []),
  ]);
  for (const line of booking.lines) {
    if (indian && ['tax', 'tcs', 'rounding'].includes(line.code)) continue;
    canvas.row(table, [
      { text: line.label, width: COLUMN - 120 },
      amount(exactMoney(line.amount, booking.currency, groupingOf(booking))),
    ]);
  }
  table.end();
  canvas.space(8);
  if (!indian) return; // the total's own line follows
  canvas.rule();
  canvas.space(10);
}
