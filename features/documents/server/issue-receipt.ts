import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { invoiceFigures } from '../rules/invoice-figures.ts';
import { findDocument, issueOnce } from './documents.repo.ts';
import type { Invoice, InvoiceContent } from './issue-invoice.ts';
import { invoiceSource, stateOfSupply, type InvoiceSource } from './sold-trip.ts';
import { supplierAt } from './supplier-identity.ts';

/** The receipt of a payment, by its number among those of the booking; null where none was issued. */
export const findReceipt = ({
  db,
  bookingId,
  reference,
}: {
  db: Db;
  bookingId: string;
  reference: string;
}): Promise<Invoice | null> => findDocument<InvoiceContent>(db, bookingId, 'receipt', reference);

/**
 * Issues the receipt voucher of a payment in advance, once (section 31(3)(d), CGST Act 2017, and rule 50, CGST Rules 2017).
 * `booking`: the trip with the lines that this payment paid for. `reference`: the number of the payment.
 */
export async function issueReceipt({
  db,
  booking,
  reference,
  at,
}: {
  db: Db;
  booking: InvoiceSource;
  reference: string;
  at: Date;
}): Promise<Invoice> {
  const stateCode = stateOfSupply(booking);
  const content: InvoiceContent = {
    supplier: supplierAt(at, stateCode),
    booking: invoiceSource(booking),
    figures: invoiceFigures(booking.lines),
    advance: true,
  };
  return issueOnce(db, { kind: 'receipt', stateCode, bookingId: booking.bookingId, at, content, reference });
}
