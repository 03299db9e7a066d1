import 'server-only';
import { sql } from 'drizzle-orm';
import { daysBefore, keptUntil, keptWith, type Retention } from '#lib/server/jobs/retention.ts';
import { bookingEvents, bookings, priceTrail } from './tables.ts';

/**
 * How long the rows of booking tables are stored. Bookings that were paid or requested stay: invoices, the ledger and
 * approvals refer to them.
 */
export const bookingsRetention: readonly Retention[] = [
  keptUntil(
    bookings,
    '30 days after its last change, where nothing was ever paid and nobody was asked to approve it',
    'a price that was looked at, or a hold that ran out',
    (now) => sql`
      ${bookings.state} in ('quoted', 'expired', 'declined', 'failed') and ${bookings.updatedAt} < ${daysBefore(now, 30)}
      and ${bookings.paidAt} is null and ${bookings.walletPaid} = 0 and ${bookings.gatewayPaid} = 0 and ${bookings.refund} is null
      and not exists (select from ${bookingEvents} where ${bookingEvents.bookingId} = ${bookings.id} and ${bookingEvents.action} = 'requestApproval')`,
  ),
  keptWith(bookings, priceTrail),
  keptWith(bookings, bookingEvents),
];
