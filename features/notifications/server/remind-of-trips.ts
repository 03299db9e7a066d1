import 'server-only';
import { and, eq, gt, notInArray, or, sql } from 'drizzle-orm';
import { settingsOf } from '#features/companies/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import { inCompany } from '#lib/server/db/in-company.ts';
import { log } from '#lib/server/log.ts';
import { readPort, type TripAhead } from '#lib/server/ports/read-ports.ts';
import { DAY } from '#lib/server/jobs/retention.ts';
import { REMINDER_DAYS } from '../rules/lists.ts';
import { sendCounts } from './notifications.repo.ts';
import { notificationPreferences } from './preferences.repo.ts';
import { notifications } from './tables.ts';

/**
 * The scheduled job of trip reminders: whoever booked or takes a confirmed trip is reminded once, five days before it
 * begins (9.6), where the company’s settings say so; once web check-in of a flight is open, the reminder says that, unread
 * again. New times of a flight are there as soon as they are known and until they are answered, whatever was switched off. Reminders follow new times, and go when the trip is cancelled. Each company in a transaction of its own; several
 * processes may run it at once. Gives how many reminders are new.
 */
export async function remindOfTrips({ db }: { db: Db }): Promise<{ reminded: number; failed: number }> {
  const report = { reminded: 0, failed: 0 };
  const now = clock.now();
  const trips = await readPort('bookings').tripsAhead(db, now, new Date(now.getTime() + REMINDER_DAYS * DAY));
  const companies = new Set([...trips.map(({ companyId }) => companyId), ...(await companiesReminded(db, now))]);
  for (const companyId of companies) {
    try {
      const own = trips.filter((trip) => trip.companyId === companyId);
      report.reminded += await inCompany(db, companyId, async (tx) => {
        const { notices } = await settingsOf(tx, companyId);
        return remind(
          tx,
          companyId,
          notices.includes('tripReminders') ? own : own.filter(({ newTimes }) => newTimes),
          now,
        );
      });
    } catch (error) {
      report.failed += 1;
      log().error({ err: error, companyId }, 'a company could not be reminded of its trips');
    }
  }
  return report;
}

/** Companies with a reminder of a trip that is still ahead. */
async function companiesReminded(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ companyId: notifications.companyId })
    .from(notifications)
    .where(gt(notifications.startsAt, now));
  return rows.map(({ companyId }) => companyId);
}

/** In the upsert of a notification: it tells of open web check-in, or of new times, that it did not tell of before. */
const isNews = sql`(excluded.kind in ('checkIn', 'newTimes') and (${notifications.kind}, ${notifications.title}, ${notifications.firstDay}) <> (excluded.kind, excluded.title, excluded.first_day))`;

const kindOf = ({ newTimes, checkIn }: TripAhead) =>
  newTimes ? ('newTimes' as const) : checkIn ? ('checkIn' as const) : ('reminder' as const);

async function remind(db: Db, companyId: string, trips: readonly TripAhead[], now: Date): Promise<number> {
  const ahead = and(eq(notifications.companyId, companyId), gt(notifications.startsAt, now));
  const ids = trips.map(({ bookingId }) => bookingId);
  const gone = await db
    .delete(notifications)
    .where(and(ahead, ids.length ? notInArray(notifications.subjectId, ids) : undefined))
    .returning({ userId: notifications.userId });
  const wanting = new Set(
    await notificationPreferences.wantedBy(db, companyId, 'tripReminders', 'bell', [
      ...new Set(trips.flatMap(({ people }) => people)),
    ]),
  );
  const rows = trips.flatMap((trip) =>
    trip.people
      .filter((userId) => trip.newTimes || wanting.has(userId))
      .map((userId) => ({
        companyId,
        userId,
        list: 'tripReminders' as const,
        subjectId: trip.bookingId,
        bookingId: trip.bookingId,
        kind: kindOf(trip),
        travelCategory: trip.travelCategory,
        actorId: trip.bookedBy,
        title: trip.title,
        place: trip.place,
        firstDay: trip.from,
        lastDay: trip.to,
        startsAt: trip.startsAt,
        isRead: false,
        at: now,
      })),
  );
  const written = rows.length
    ? await db
        .insert(notifications)
        .values(rows)
        .onConflictDoUpdate({
          target: [notifications.userId, notifications.list, notifications.subjectId],
          set: {
            kind: sql`excluded.kind`,
            isRead: sql`${notifications.isRead} and not ${isNews}`,
            at: sql`case when ${isNews} then excluded.at else ${notifications.at} end`,
            title: sql`excluded.title`,
            firstDay: sql`excluded.first_day`,
            lastDay: sql`excluded.last_day`,
            startsAt: sql`excluded.starts_at`,
          },
          setWhere: or(
            sql`${notifications.startsAt} is distinct from excluded.starts_at`,
            sql`${notifications.lastDay} <> excluded.last_day`,
            sql`${notifications.kind} <> excluded.kind`,
          ),
        })
        .returning({ userId: notifications.userId, isNew: sql<boolean>`xmax = 0` })
    : [];
  const touched = [...gone, ...written].map(({ userId }) => userId);
  if (touched.length) await sendCounts(db, companyId, touched);
  return written.filter(({ isNew }) => isNew).length;
}
