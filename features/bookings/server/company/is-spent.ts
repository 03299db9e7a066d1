import 'server-only';
import { eq } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { bookings } from '../tables.ts';

/**
 * True when an approval is used: the booking it was given for was made or still may be, and is not this one. Binding
 * only while the caller holds the lock on the request (`takeUpApproval`, `askForApproval`); otherwise it is a first
 * check that saves a call to the supplier.
 */
export async function isSpent(db: Db, approvedId: string, bookingId: string): Promise<boolean> {
  const [before] = await db.select({ state: bookings.state }).from(bookings).where(eq(bookings.id, approvedId));
  return approvedId !== bookingId && before !== undefined && !['quoted', 'expired', 'failed'].includes(before.state);
}
