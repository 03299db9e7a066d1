import 'server-only';
import { eq } from 'drizzle-orm';
import { grantedFor } from '#features/approvals/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { renderEmail } from '#lib/server/mail/render-email.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { writeIn } from '#lib/server/mail/write-in.ts';
import { type AccountSubscription, unsubscribeLink } from '#lib/server/mail/unsubscribe.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import type { MailTemplate } from '#lib/server/mail/send-mails.ts';
import { pagesOf } from '../../rules/booking-pages.ts';
import { BOOKING_EMAILS, type BookingEmail } from '../../rules/emails/email-of-transition.ts';
import { writeBookingEmail } from '../../rules/emails/write-booking-email.ts';
import { splitRefund } from '../../rules/refund-split.ts';
import { asBooking, type BookingRow } from '../bookings.repo.ts';
import { guestLinkMail } from '../guest-links/guest-link-email.ts';
import { bookingSummary } from '../products/index.ts';
import { paidOf } from '../quote-cancellation.ts';
import { bookings } from '../tables.ts';
import { viewOf } from '../present-booking.ts';
import { attachmentsFor } from './email-attachments.ts';

/** Renders an email about the current state of a booking; no recipients once it is no longer needed. */
const about =
  (email: BookingEmail): MailTemplate =>
  async (db, { facts, language }) => {
    const booking = await findBooking(db, facts.bookingId ?? '');
    if (!booking) return null;
    const isBookers = facts.userId !== undefined || booking.companyId === null;
    if (email === 'refunded' && isBookers && !(await wantsRefundEmails(db, booking))) return null;
    // held again: that hold has its own email
    if (facts.until && booking.holdExpiresAt?.toISOString() !== facts.until) return null;
    const { name: title, seller, place } = bookingSummary(booking);
    const context = {
      booking: await viewOf(db, booking),
      title,
      seller,
      place,
      payerAccount: booking.payerAccount,
      granted: await grantedOf(db, booking),
      name: facts.name ?? '',
      now: clock.now(),
      amendment: booking.amendments.find(({ id }) => id === facts.amendment) ?? null,
      amount: Number(facts.amount ?? 0),
      back: booking.refund ? splitRefund(booking.refund.amount, paidOf(booking), booking.refund.to) : null,
      about: facts.about === 'trip' ? ('trip' as const) : ('trip and money' as const),
      checkIns: facts.checkIns?.split(',') ?? [],
    };
    const page = pagesOf(booking)[email === 'hold-ends' ? 'review' : 'trip'];
    const written = writeIn(language, () => {
      const parts = writeBookingEmail(email, { ...context, link: linkTo(page) });
      return parts && renderEmail(parts);
    });
    if (!written) return null;
    const attachments = await attachmentsFor(db, booking, {
      email,
      amendment: facts.amendment,
      about: facts.about ?? '',
    });
    return {
      ...written,
      ...(attachments.length ? { attachments } : {}),
      ...(facts.userId
        ? {
            unsubscribe: unsubscribeLink({
              companyId: booking.companyId,
              userId: facts.userId,
              kind: preferenceOf(facts),
            }),
          }
        : {}),
    };
  };

/** As what a person switches this email off. */
const preferenceOf = ({ preference }: Partial<Record<string, string>>): AccountSubscription['kind'] =>
  preference === 'scheduleChanges' || preference === 'refunds' ? preference : 'tripReminders';

/** Whether a booker still wants emails about refunds that were paid. */
async function wantsRefundEmails(db: Db, { companyId, userId }: BookingRow): Promise<boolean> {
  const wanting = (tx: Db) => readPort('notificationPreferences').wantedBy(tx, companyId, 'refunds', 'mail', [userId]);
  return (await (companyId === null ? wanting(db) : inCompany(db, companyId, wanting))).length > 0;
}

/** The approval of a booking made on approval: no other email mentions it. */
const grantedOf = async (db: Db, { id, companyId, company }: BookingRow) =>
  companyId !== null && company?.bookedOnApproval ? grantedFor(db, companyId, id) : null;

async function findBooking(db: Db, bookingId: string): Promise<BookingRow | null> {
  const [row] = await db.select().from(bookings).where(eq(bookings.id, bookingId));
  return row ? asBooking(row) : null;
}

/** The email templates of this feature, by the name that `enqueueBookingEmail` and `askGuest` use. */
export const bookingEmails: Record<string, MailTemplate> = {
  ...Object.fromEntries(BOOKING_EMAILS.map((email) => [`booking-${email}`, about(email)])),
  'guest-details': guestLinkMail,
};
