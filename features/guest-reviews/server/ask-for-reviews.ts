import 'server-only';
import { inArray, isNull, sql } from 'drizzle-orm';
import { staysEnded, type StayToReview } from '#features/bookings/server/index.ts';
import { addressOfUser } from '#features/identity/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { DAY } from '#lib/server/jobs/retention.ts';
import { enqueueMail } from '#lib/server/mail/enqueue-mail.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { instantAt } from '#lib/server/zone.ts';
import { ASKED_AT, dayToAsk } from '../rules/request-time.ts';
import { reviewOfBooking } from './reviews.repo.ts';
import { guestReviewStays } from './tables.ts';

/** Stays read at once. */
const PAGE = 200;

/**
 * The scheduled job that asks guests for a review, once a stay: at 11:00 of the hotel's clock on the day after check-out,
 * or within a day of that. Not whoever has written one, or switched these emails off. Several processes may run it at
 * once. Gives how many were asked.
 */
export async function askForReviews({ db }: { db: Db }): Promise<number> {
  const now = clock.now();
  // check-out is at some hour of the day before the one on which its guest is asked, and they are asked for a day
  const span = { from: new Date(now.getTime() - 3 * DAY), until: now, most: PAGE };
  let asked = 0;
  let page: StayToReview[] = [];
  do {
    page = await staysEnded(db, { ...span, after: page.at(-1) });
    const due = page.filter((stay) => isDue(stay, now));
    const known = await askedBefore(db, due);
    for (const stay of due) if (!known.has(stay.bookingId) && (await ask(db, stay))) asked += 1;
  } while (page.length === PAGE);
  return asked;
}

function isDue({ checkOut, zone }: StayToReview, now: Date): boolean {
  const late = now.getTime() - instantAt(dayToAsk(checkOut), ASKED_AT, zone).getTime();
  return late >= 0 && late < DAY;
}

async function askedBefore(db: Db, stays: readonly StayToReview[]): Promise<ReadonlySet<string>> {
  if (!stays.length) return new Set();
  const ids = stays.map(({ bookingId }) => bookingId);
  const rows = await db
    .select({ bookingId: guestReviewStays.bookingId, askedAt: guestReviewStays.askedAt })
    .from(guestReviewStays)
    .where(inArray(guestReviewStays.bookingId, ids));
  return new Set(rows.flatMap(({ bookingId, askedAt }) => (askedAt ? [bookingId] : [])));
}

/** Notes that the guest was asked, which only one process can, and enqueues the email where it is wanted. */
const ask = (db: Db, { bookingId, userId, endsAt }: StayToReview): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const taken = await tx
      .insert(guestReviewStays)
      .values({ bookingId, askedAt: clock.now(), endedAt: endsAt })
      .onConflictDoUpdate({
        target: guestReviewStays.bookingId,
        set: { askedAt: sql`excluded.asked_at` },
        setWhere: isNull(guestReviewStays.askedAt),
      })
      .returning({ bookingId: guestReviewStays.bookingId });
    if (!taken.length || (await reviewOfBooking(tx, bookingId))) return false;
    if (!(await readPort('notificationPreferences').wantedBy(tx, null, 'reviewRequests', 'mail', [userId])).length)
      return false;
    const account = await addressOfUser(tx, userId);
    if (!account) return false;
    await enqueueMail(tx, {
      template: 'guest-review-request',
      urgency: 'personal',
      recipient: account.email,
      language: account.language,
      facts: { bookingId, userId, firstName: account.firstName },
    });
    return true;
  });
