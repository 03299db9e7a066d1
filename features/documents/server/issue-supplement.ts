import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { invoiceFigures } from '../rules/invoice-figures.ts';
import { findDocument, issueOnce } from './documents.repo.ts';
import { issueInvoice, type Invoice, type InvoiceContent } from './issue-invoice.ts';
import { invoiceSource, stateOfSupply, type InvoiceSource } from './sold-trip.ts';
import { supplierAt } from './supplier-identity.ts';

type Supplement = {
  db: Db;
  /** The booking as sold before the change. */ booking: InvoiceSource;
  /** What is invoiced: a flight's fee and fare difference, the new dates of a stay, or the new departure of a package. */ supplied: InvoiceSource;
  reference: string;
  at: Date;
};

/** The supplementary invoice of a change; null where none was issued. */
export const findSupplement = ({
  db,
  bookingId,
  reference,
}: {
  db: Db;
  bookingId: string;
  reference: string;
}): Promise<Invoice | null> => findDocument<InvoiceContent>(db, bookingId, 'invoice', reference);

/**
 * Issues the supplementary invoice of a change with an extra payment, or of new dates of a stay, once (section 34(3), CGST Act
 * 2017), against the booking's invoice, which is issued first if needed. `reference` identifies the change.
 */
export async function issueSupplement({ db, booking, supplied, reference, at }: Supplement): Promise<Invoice> {
  const earlier = await findSupplement({ db, bookingId: booking.bookingId, reference });
  if (earlier) return earlier;
  const first = await issueInvoice({ db, booking, at });
  const stateCode = stateOfSupply(booking);
  const content: InvoiceContent = {
    supplier: supplierAt(at, stateCode),
    booking: invoiceSource(supplied),
    figures: invoiceFigures(supplied.lines),
    supplements: { number: first.number, issuedAt: first.issuedAt.toISOString() },
  };
  return issueOnce(db, { kind: 'invoice', stateCode, bookingId: booking.bookingId, at, content, reference });
}
