import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { invoiceFigures, type InvoiceFigures } from '../rules/invoice-figures.ts';
import { invoiceSource, stateOfSupply, type InvoiceSource } from './sold-trip.ts';
import { findDocument, issueOnce, type Issued } from './documents.repo.ts';
import { supplierAt, type Supplier } from './supplier-identity.ts';

/**
 * The content of an invoice, or of a receipt for a payment in advance. `supplements` is the invoice that a supplementary one extends (section 34(3), CGST Act
 * 2017).
 */
export type InvoiceContent = {
  supplier: Supplier;
  booking: InvoiceSource;
  figures: InvoiceFigures;
  supplements?: { number: string; issuedAt: string };
  /** It is the receipt of a payment in advance of the supply. */ advance?: true;
};
export type Invoice = Issued<InvoiceContent>;

/** The invoice of a booking; null where none was issued yet. */
export const findInvoice = ({ db, bookingId }: { db: Db; bookingId: string }): Promise<Invoice | null> =>
  findDocument<InvoiceContent>(db, bookingId, 'invoice');

/**
 * Issues the invoice of a confirmed booking, once: later calls give the same invoice, even when the booking has
 * changed. Call it in the transaction that confirms, or at the first download.
 */
export async function issueInvoice({
  db,
  booking,
  at,
}: {
  db: Db;
  booking: InvoiceSource;
  at: Date;
}): Promise<Invoice> {
  const earlier = await findDocument<InvoiceContent>(db, booking.bookingId, 'invoice');
  if (earlier) return earlier;
  const stateCode = stateOfSupply(booking);
  const content = {
    supplier: supplierAt(at, stateCode),
    booking: invoiceSource(booking),
    figures: invoiceFigures(booking.lines),
  };
  return issueOnce(db, { kind: 'invoice', stateCode, bookingId: booking.bookingId, at, content });
}
