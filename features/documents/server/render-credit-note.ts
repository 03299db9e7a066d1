import 'server-only';
import { exactMoney } from '../rules/exact-money.ts';
import { refundedText } from '../rules/paid-text.ts';
import { documentDate } from '../rules/stay-text.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type { CreditNote, CreditNoteContent } from './issue-credit-note.ts';
import { writeHead } from './pdf/logo.ts';
import { DocumentCanvas } from './pdf/document-canvas.ts';
import { groupingOf, stateOfSupply, supplyLabels } from './sold-trip.ts';
import { taxSums, writeFacts, writeParties, writeSignature, writeTaxRows, writeTotals } from './tax-document.ts';

/**
 * A credit note as issued (Rule 53, CGST Rules), or a refund voucher where receipts are reversed (Rule 51): PDF, A4, with its
 * invoice and the reversed part.
 */
export async function renderCreditNote({ number, issuedAt, content }: CreditNote): Promise<Uint8Array> {
  const { invoice, refund, figures } = content;
  const { supplier, booking } = invoice.content;
  const indian = stateOfSupply(booking) !== null;
  const labels = supplyLabels(booking);
  const { advance } = invoice.content;
  const title = advance ? 'Refund voucher' : 'Credit note';
  const canvas = new DocumentCanvas(`${title} ${number}`, issuedAt);
  writeHead(canvas, title);
  canvas.space(8);
  canvas.write(`${title} number`, 'label');
  canvas.write(number, 'title', {}, 'H1');
  canvas.space(14);
  writeParties(canvas, supplier, booking);
  writeFacts(canvas, [
    ['Date', documentDate(issuedAt)],
    [
      advance ? 'Against receipt' : 'Against invoice',
      [invoice.number, ...(content.supplements ?? []).map((one) => one.number)].join(' '),
    ],
    [advance ? 'Receipt date' : 'Invoice date', documentDate(invoice.issuedAt)],
    [indian ? 'Place of supply' : labels.placeLabel, labels.place],
  ]);
  canvas.write(
    `${refund.rooms ? `${refund.rooms.cancelled} of ${counted(refund.rooms.of, 'room')} cancelled` : refund.because === 'dates' ? MOVED[booking.category ?? 'stay'].title : refund.because === 'changed' ? labels.changed : labels.cancelled} on ${documentDate(refund.at)}`,
    'strong',
  );
  canvas.write(`${labels.description}.${indian ? ` SAC ${labels.sac}. Reverse charge: no.` : ''}`);
  canvas.space(12);
  if (indian) writeTaxRows(canvas, figures, booking);
  writeTotals(
    canvas,
    indian ? taxSums(figures, booking) : [],
    [advance ? 'Refunded' : 'Credited', figures.total],
    booking,
  );
  canvas.write(moneyText(content));
  canvas.space(14);
  writeSignature(canvas, supplier);
  return canvas.finish(`${title} ${number} of ${documentDate(issuedAt)}. Booking ${booking.bookingId}.`);
}

/** What was changed of what is credited and invoiced anew, as a title and as what the credit pays for. */
const DATES = { title: 'Dates of the stay changed', to: 'dates' };
const MOVED = {
  stay: DATES,
  flight: DATES,
  transport: DATES,
  package: { title: 'Departure changed', to: 'departure' },
} as const;

/** Whose terms say what a cancellation costs. */
const TERMS_OF = { stay: 'rate', flight: 'fare', transport: 'quote', package: 'package' } as const;

/**
 * Destination of the refund and the charge: "₹7,434.00 goes to the wallet. ₹7,434.00 of the invoice stays, as the terms
 * of the rate say."
 */
function moneyText({ refund, figures, invoice, supplements = [], creditedBefore = 0 }: CreditNoteContent): string {
  const { booking } = invoice.content;
  const inMoney = (amount: number) => exactMoney(amount, booking.currency, groupingOf(booking));
  const kept =
    supplements.reduce((sum, { total }) => sum + total, invoice.content.figures.total) - figures.total - creditedBefore;
  const documents = `the ${invoice.content.advance ? 'receipt' : 'invoice'}${supplements.length ? 's' : ''}`;
  const goes = refund.parts
    ? refundedText(refund.parts, booking.payment, inMoney)
    : `${inMoney(figures.total)} ${refund.to === 'wallet' ? 'goes to the wallet' : 'goes back the way it was paid'}`;
  if (refund.because === 'dates') {
    const { toSource, toWallet } = refund.parts ?? { toSource: 0, toWallet: 0 };
    const used = figures.total - toSource - toWallet;
    return `${[...(used ? [`${inMoney(used)} pays for the new ${MOVED[booking.category ?? 'stay'].to}`] : []), ...(goes ? [goes] : [])].join(', ')}. ${kept ? `${inMoney(kept)} of ${documents} stays, by the cancellation terms of the ${TERMS_OF[booking.category ?? 'stay']}.` : `Nothing of ${documents} stays.`}`;
  }
  if (refund.because === 'changed')
    return `${goes}: the flight it was changed to costs less. ${inMoney(kept)} of ${documents} stays.`;
  if (refund.because === 'rooms') return `${goes}. ${inMoney(kept)} of ${documents} stays.`;
  return `${goes}. ${kept ? `${inMoney(kept)} of ${documents} stays, by the cancellation terms of the ${TERMS_OF[booking.category ?? 'stay']}.` : `Nothing of ${documents} stays.`}`;
}
