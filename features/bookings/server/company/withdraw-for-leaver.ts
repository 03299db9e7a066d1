import 'server-only';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { withdrawApproval } from '#features/approvals/server/index.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { DomainEvents } from '#lib/server/domain-events.ts';
import { asBooking } from '../bookings.repo.ts';
import { deleteFeed } from '../calendar-feed/feeds.repo.ts';
import { bookings } from '../tables.ts';
import { transition } from '../transition.ts';
import { closeWindow, openWindowsOf } from './approved-windows.ts';
import { withdrawOpenChange } from './withdraw-change.ts';
import { checkNow } from '../next-check.ts';

const OPEN = ['quoted', 'held', 'awaiting_approval', 'approved'] as const;

/**
 * Withdraws an employee's requests when they leave: trips not booked yet, and requested changes. Their calendar address
 * ends.
 */
export async function withdrawForLeaver(
  db: Db,
  { companyId, userId }: DomainEvents['employee.leaving'],
): Promise<void> {
  await takeBackOpen(db, companyId, userId);
  await withdrawChanges(db, companyId, userId);
  await deleteFeed(db, userId);
}

async function takeBackOpen(db: Db, companyId: string, userId: string): Promise<void> {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.companyId, companyId), eq(bookings.userId, userId), inArray(bookings.state, [...OPEN])));
  for (const booking of rows.map(asBooking)) {
    await withdrawApproval(db, companyId, booking.id, userId);
    const ended = await transition(db, booking, booking.state === 'quoted' ? 'expire' : 'release');
    await checkNow(db, ended.id);
  }
  for (const { id } of await openWindowsOf(db, { companyId, userId })) await closeWindow(db, id);
}

async function withdrawChanges(db: Db, companyId: string, userId: string): Promise<void> {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.companyId, companyId),
        eq(bookings.userId, userId),
        sql`${bookings.requestedChange} ->> 'state' in ('waiting', 'approved', 'failed')`,
      ),
    );
  for (const booking of rows) await withdrawOpenChange(db, asBooking(booking));
}
