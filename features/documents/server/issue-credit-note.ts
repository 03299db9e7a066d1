import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { creditFigures } from '../rules/credit-figures.ts';
import { invoiceFigures, sumOfFigures, type InvoiceFigures, type InvoiceLine } from '../rules/invoice-figures.ts';
import { stateOfSupply, type InvoiceSource } from './sold-trip.ts';
import { documentsOf, findDocument, issueOnce, type Issued } from './documents.repo.ts';
import { issueInvoice, type InvoiceContent } from './issue-invoice.ts';

/** The content of a credit note: the invoice it corrects, its supplements, and the part that is reversed. */
export type CreditNoteContent = {
  invoice: { number: string; issuedAt: string; content: InvoiceContent };
  supplements?: { number: string; total: number }[];
  refund: RefundSource;
  /** What earlier credit notes reversed, paise; missing in the oldest. */ creditedBefore?: number;
  figures: InvoiceFigures;
};
export type CreditNote = Issued<CreditNoteContent>;

/** A part of an invoice with its own lines, and its refund. Paise. */
export type CreditedPart = { lines: InvoiceLine[]; amount: number };

/** The credit note of a cancelled part; null where none was issued. */
export const findCreditNote = ({
  db,
  bookingId,
  reference,
}: {
  db: Db;
  bookingId: string;
  reference: string;
}): Promise<CreditNote | null> => findDocument<CreditNoteContent>(db, bookingId, 'credit_note', reference);

/**
 * What a credit note reverses: the invoice and its supplements, or the receipts of payments in advance where nothing was
 * invoiced yet (a refund voucher, rule 51, CGST Rules 2017).
 */
async function creditedDocuments(
  db: Db,
  booking: InvoiceSource,
  at: Date,
): Promise<[Issued<InvoiceContent>, ...Issued<InvoiceContent>[]]> {
  const { bookingId } = booking;
  const [first, ...receipts] = await documentsOf<InvoiceContent>(db, bookingId, 'receipt');
  if (first && !(await findDocument(db, bookingId, 'invoice'))) return [first, ...receipts];
  const invoice = await issueInvoice({ db, booking, at });
  const all = await documentsOf<InvoiceContent>(db, bookingId, 'invoice');
  return [invoice, ...all.filter(({ content }) => content.supplements)];
}

/**
 * Issues the credit note of a cancelled booking, or of a part (`reference`), once (section 34, CGST Act 2017); issues
 * its invoice first if needed. `credited`: its parts, where each is taxed separately; they sum to the refund. Null
 * without a refund: then the invoice stays as it is.
 */
export async function issueCreditNote({
  db,
  booking,
  refund,
  at,
  reference,
  credited,
}: {
  db: Db;
  booking: InvoiceSource;
  refund: RefundSource;
  at: Date;
  reference?: string;
  credited?: CreditedPart[] | undefined;
}): Promise<CreditNote | null> {
  if (refund.amount <= 0) return null;
  const earlier = await findDocument<CreditNoteContent>(db, booking.bookingId, 'credit_note', reference);
  if (earlier) return earlier;
  const [{ number, issuedAt, content: invoiced }, ...supplements] = await creditedDocuments(db, booking, at);
  const { amount, charge, to, parts, at: cancelledAt, because = 'cancelled', rooms } = refund;
  const before = await documentsOf<CreditNoteContent>(db, booking.bookingId, 'credit_note');
  const content = {
    invoice: { number, issuedAt: issuedAt.toISOString(), content: invoiced },
    supplements: supplements.map((one) => ({ number: one.number, total: one.content.figures.total })),
    refund: { amount, charge, to, at: cancelledAt, because, ...(parts ? { parts } : {}), ...(rooms ? { rooms } : {}) },
    creditedBefore: before.reduce((sum, one) => sum + one.content.figures.total, 0),
    figures: credited
      ? sumOfFigures(credited.map((part) => creditFigures(invoiceFigures(part.lines), part.amount)))
      : creditFigures(sumOfFigures([invoiced.figures, ...supplements.map((one) => one.content.figures)]), amount),
  };
  return issueOnce(db, {
    kind: 'credit_note',
    stateCode: stateOfSupply(invoiced.booking),
    bookingId: booking.bookingId,
    at,
    content,
    reference,
  });
}

/**
 * A refund on a credit note: amount, charge, destination, and the time of the cancellation (ISO, UTC); or of a change
 * to something cheaper; or of `rooms` of a stay; or of its earlier `dates`, or the earlier departure of a package, whose refund first pays the new ones. `parts`: amounts by destination in paise; missing in the oldest notes.
 */
export type RefundSource = {
  amount: number;
  charge: number;
  to: 'source' | 'wallet';
  parts?: { toSource: number; toWallet: number };
  at: string;
  because?: 'cancelled' | 'changed' | 'rooms' | 'dates';
  /** How many rooms were cancelled, of how many valid ones. */ rooms?: { cancelled: number; of: number };
};
