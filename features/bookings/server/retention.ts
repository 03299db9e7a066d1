import 'server-only';
import { lt, sql } from 'drizzle-orm';
import { daysBefore, retainedUntil, retainedWith, type Retention } from '#lib/server/jobs/retention.ts';
import { counted } from '#lib/shared/word-lists.ts';
import {
  bookingEvents,
  bookings,
  calendarFeeds,
  combinedPayments,
  companyTopUps,
  guestLinks,
  priceTrail,
} from './tables.ts';

/** A calendar address that nothing reads any more is only a risk. */
const UNREAD_DAYS = 90;

/**
 * How long the rows of booking tables are stored. Bookings that were paid or requested stay: invoices, the ledger and
 * approvals refer to them.
 */
export const bookingsRetention: readonly Retention[] = [
  retainedUntil(
    bookings,
    '30 days after its last change, where nothing was ever paid and nobody was asked to approve it',
    'a price that was viewed, or a hold that expired',
    (now) => sql`
      ${bookings.state} in ('quoted', 'expired', 'declined', 'failed') and ${bookings.updatedAt} < ${daysBefore(now, 30)}
      and ${bookings.paidAt} is null and ${bookings.walletPaid} = 0 and ${bookings.gatewayPaid} = 0 and ${bookings.refund} is null
      and not exists (select from ${bookingEvents} where ${bookingEvents.bookingId} = ${bookings.id} and ${bookingEvents.action} = 'requestApproval')`,
  ),
  retainedUntil(
    companyTopUps,
    '90 days after it was begun, where it was not paid; paid ones stay',
    'a bank answers questions about a failed payment for weeks; receipts of paid ones are read later',
    (now) => sql`${companyTopUps.paidAt} is null and ${companyTopUps.createdAt} < ${daysBefore(now, 90)}`,
  ),
  retainedUntil(
    combinedPayments,
    '90 days after it was begun, where it was not paid; paid ones stay',
    'a bank answers questions about a failed payment for weeks; what was paid together is explained later',
    (now) => sql`${combinedPayments.paidAt} is null and ${combinedPayments.createdAt} < ${daysBefore(now, 90)}`,
  ),
  retainedUntil(
    calendarFeeds,
    `${counted(UNREAD_DAYS, 'day')} after a calendar last read it; at once when it is turned off or replaced`,
    'a calendar in use reads it every day',
    (now) => lt(calendarFeeds.readAt, daysBefore(now, UNREAD_DAYS)),
  ),
  retainedUntil(
    guestLinks,
    '30 days after the link’s last day',
    'a guest’s address, and what they entered where it was never saved with the booking; an old link says why it no longer works',
    (now) => lt(guestLinks.expiresAt, daysBefore(now, 30)),
  ),
  retainedWith(bookings, priceTrail),
  retainedWith(bookings, bookingEvents),
];
