import 'server-only';
import {
  documentsForEmail,
  findCreditNote,
  findInvoice,
  findReceipt,
  findSupplement,
  type DocumentOrder,
} from '#features/documents/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { env } from '#lib/server/env.ts';
import { senderOf } from '#lib/server/mail/sender.ts';
import type { Attachment } from '#lib/server/ports/mail.ts';
import type { FlightAmendment } from '../../rules/flight-amendments.ts';
import type { BookingEmail } from '../../rules/emails/email-of-transition.ts';
import { REMOVED_FLIGHTS } from '../../rules/emails/flight-emails.ts';
import { openPayments } from '../../rules/payment-plan.ts';
import { STANDS } from '../../rules/missing-document.ts';
import type { BookingRow } from '../bookings.repo.ts';
import { productOf } from '../products/index.ts';

type Wanted = { email: BookingEmail; amendment: string | undefined; about: string };

/** The attachments of an email, rendered from the booking now and not stored. Throws UNAVAILABLE as `documentsForEmail` does. */
export const attachmentsFor = async (db: Db, booking: BookingRow, wanted: Wanted): Promise<Attachment[]> =>
  documentsForEmail(await ordersOf(db, booking, wanted), { bookingId: booking.id, email: wanted.email });

/** Reminders of a trip; they carry what one needs on it. */
const REMINDERS: readonly BookingEmail[] = ['days-ahead', 'begins'];

async function ordersOf(db: Db, booking: BookingRow, { email, amendment, about }: Wanted): Promise<DocumentOrder[]> {
  const money = about !== 'trip';
  if (email === 'cancelled')
    return [...(money ? await creditNoteOf(db, booking.id, '') : []), calendarOf(booking, { cancelled: true })];
  if (!['confirmed', 'amended', 'new-times', ...REMINDERS].includes(email) || !STANDS.includes(booking.state))
    return [];
  const done = booking.amendments.find(({ id }) => id === amendment);
  if (done?.state === 'refused') return [];
  const trip: DocumentOrder[] = [
    productOf(booking).travelDocument(booking),
    calendarOf(booking),
    ...removedFrom(booking, done),
  ];
  if (!money || email === 'new-times' || REMINDERS.includes(email)) return trip;
  if (email === 'confirmed' || done?.kind === 'instalment') return [...trip, ...(await paymentDocumentOf(db, booking))];
  if (!amendment) return trip;
  return [
    ...trip,
    ...(await supplementOf(db, booking.id, amendment)),
    ...(await creditNoteOf(db, booking.id, amendment)),
  ];
}

const calendarOf = (booking: BookingRow, options: { cancelled?: boolean } = {}): DocumentOrder => ({
  kind: 'calendar',
  trip: productOf(booking).soldTrip(booking),
  organizer: senderOf(env().MAIL_FROM),
  ...options,
});

/** The cancelled flights, for calendars to remove. One file has one method: RFC 5546, 1.4. */
function removedFrom(booking: BookingRow, amendment: FlightAmendment | undefined): DocumentOrder[] {
  const trip = amendment ? productOf(booking).removedBy(booking, amendment) : null;
  return trip ? [{ ...calendarOf(booking, { cancelled: true }), kind: 'calendar', trip, name: REMOVED_FLIGHTS }] : [];
}

async function invoiceOf(db: Db, bookingId: string): Promise<DocumentOrder[]> {
  const invoice = await findInvoice({ db, bookingId });
  return invoice ? [{ kind: 'invoice', invoice }] : [];
}

/** The invoice, or while a package is not all paid the receipt of its last payment. */
async function paymentDocumentOf(db: Db, { id, paymentPlan }: BookingRow): Promise<DocumentOrder[]> {
  if (!openPayments(paymentPlan).length) return invoiceOf(db, id);
  const made = paymentPlan?.filter(({ paid }) => paid).length ?? 0;
  const receipt = await findReceipt({ db, bookingId: id, reference: String(made) });
  return receipt ? [{ kind: 'invoice', invoice: receipt }] : [];
}

async function supplementOf(db: Db, bookingId: string, reference: string): Promise<DocumentOrder[]> {
  const invoice = await findSupplement({ db, bookingId, reference });
  return invoice ? [{ kind: 'invoice', invoice }] : [];
}

async function creditNoteOf(db: Db, bookingId: string, reference: string): Promise<DocumentOrder[]> {
  const note = await findCreditNote({ db, bookingId, reference });
  return note ? [{ kind: 'credit-note', note }] : [];
}
