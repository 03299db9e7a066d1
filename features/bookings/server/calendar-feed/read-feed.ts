import 'server-only';
import { and, desc, eq, gt, inArray, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { renderCalendarFeed, type FeedTrip } from '#features/documents/server/index.ts';
import { confirmedTransport } from '#features/transport/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import type { CalendarFeedReader } from '#lib/server/http/calendar-response.ts';
import { linkTo } from '#lib/server/mail/link-to.ts';
import { membershipOf } from '#lib/server/membership.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { pagesOf } from '../../rules/booking-pages.ts';
import { BOOKED_STATES } from '../../rules/emails/email-context.ts';
import { asBooking } from '../bookings.repo.ts';
import { productOf } from '../products/index.ts';
import { bookings, calendarFeeds } from '../tables.ts';
import { feedByToken, type CalendarFeedRow } from './feeds.repo.ts';

/** Trips of a feed: the latest, and as many of transport. */
const MOST_TRIPS = 100;
/** Trips stay in the calendar this long after they ended. */
const PAST_DAYS = 90;
const DAY_MS = 86_400_000;

/** The calendar of a token, for `app/calendars`. */
export const calendarFeedReader: CalendarFeedReader = {
  async ownerOf(db, token) {
    return (await feedByToken(db, token))?.userId ?? null;
  },
  async render(db, token) {
    const feed = await feedByToken(db, token);
    const trips = feed && (await tripsOf(db, feed));
    if (!trips) return null;
    await noteReading(db, feed);
    return renderCalendarFeed(trips);
  },
};

/** The booked trips of a person; null for an employee who has left, or may not see bookings any more. */
async function tripsOf(db: Db, { userId, userType }: CalendarFeedRow): Promise<FeedTrip[] | null> {
  const since = new Date(clock.now().getTime() - PAST_DAYS * DAY_MS);
  if (userType !== 'corporate') return bookedTrips(db, { userId, since, ofWhom: isNull(bookings.companyId) });
  const { membership } = (await membershipOf(db, userId, sql`true`)) ?? {};
  if (!membership?.rights.includes('booking.view')) return null;
  const { companyId } = membership;
  return inCompany(db, companyId, async (tx) => [
    ...(await bookedTrips(tx, { userId, since, ofWhom: eq(bookings.companyId, companyId) })),
    ...(await confirmedTransport(tx, { companyId, userId, since, most: MOST_TRIPS })).map((trip) => ({
      trip,
      url: linkTo(workRoutes.transportRequest(trip.bookingId)),
    })),
  ]);
}

async function bookedTrips(
  db: Db,
  { userId, since, ofWhom }: { userId: string; since: Date; ofWhom: SQL },
): Promise<FeedTrip[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, userId),
        ofWhom,
        inArray(bookings.state, [...BOOKED_STATES]),
        gt(bookings.checkOutAt, since),
      ),
    )
    .orderBy(desc(bookings.checkIn), desc(bookings.id))
    .limit(MOST_TRIPS);
  return rows.map(asBooking).map((booking) => ({
    trip: productOf(booking).soldTrip(booking),
    url: linkTo(pagesOf(booking).trip),
  }));
}

/** Notes that the address is in use, once a day: one that no calendar reads any more ends (`retention.ts`). */
const noteReading = (db: Db, { tokenHash }: CalendarFeedRow) => {
  const now = clock.now();
  const due = sql`(not ${calendarFeeds.isRead} or ${lt(calendarFeeds.readAt, new Date(now.getTime() - DAY_MS))})`;
  return db
    .update(calendarFeeds)
    .set({ isRead: true, readAt: now })
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), due));
};
