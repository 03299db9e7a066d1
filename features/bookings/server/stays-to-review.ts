import 'server-only';
import { and, asc, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '#lib/server/db/connect.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { stayOfUser, type StayRow } from './bookings.repo.ts';
import { bookings } from './tables.ts';

/** A consumer's stay as its review depends on it. Dates and `endsAt`, the hour of check-out, are of the hotel's zone. */
export type StayToReview = {
  bookingId: string;
  userId: string;
  hotel: { slug: string; name: string; city: string };
  zone: string;
  checkIn: IsoDate;
  checkOut: IsoDate;
  endsAt: Date;
  /** True where the hotel expected the guests: it is confirmed, and not cancelled as a whole. */
  isKept: boolean;
};

/** One stay of a consumer. Throws NOT_FOUND, alike for others’ bookings, those of a company, flights and packages. */
export async function stayToReview(db: Db, userId: string, bookingId: string): Promise<StayToReview> {
  const { snapshot, ...booking } = await stayOfUser(db, userId, bookingId);
  if (booking.companyId !== null) throw notFound('This booking');
  return factsOf({ ...booking, hotel: snapshot.hotel });
}

/** A consumer's stays that were kept and ended after `from` and at `until` at the latest, the latest first. */
export async function staysEndedOf(
  db: Db,
  userId: string,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<StayToReview[]> {
  const rows = await endedStays(db)
    .where(
      and(eq(bookings.userId, userId), reviewableStays, gt(bookings.checkOutAt, from), lte(bookings.checkOutAt, until)),
    )
    .orderBy(desc(bookings.checkOutAt), desc(bookings.id))
    .limit(most);
  return rows.map(factsOf);
}

/**
 * Consumers' stays that were kept and ended after `from` and at `until` at the latest, in order of their end. `after` is
 * the last one of the page before.
 */
export async function staysEnded(
  db: Db,
  { from, until, after, most }: { from: Date; until: Date; after?: StayToReview | undefined; most: number },
): Promise<StayToReview[]> {
  const rows = await endedStays(db)
    .where(
      and(
        reviewableStays,
        gt(bookings.checkOutAt, from),
        lte(bookings.checkOutAt, until),
        after &&
          or(
            gt(bookings.checkOutAt, after.endsAt),
            and(eq(bookings.checkOutAt, after.endsAt), gt(bookings.id, after.bookingId)),
          ),
      ),
    )
    .orderBy(asc(bookings.checkOutAt), asc(bookings.id))
    .limit(most);
  return rows.map(factsOf);
}

const reviewableStays = and(
  eq(bookings.state, 'confirmed'),
  eq(bookings.category, 'hotel'),
  isNull(bookings.companyId),
);

const endedStays = (db: Db) =>
  db
    .select({
      id: bookings.id,
      userId: bookings.userId,
      state: sql<StayRow['state']>`${bookings.state}`,
      checkIn: bookings.checkIn,
      checkOut: bookings.checkOut,
      checkOutAt: bookings.checkOutAt,
      hotel: sql<StayRow['snapshot']['hotel']>`${bookings.snapshot} -> 'hotel'`,
    })
    .from(bookings)
    .$dynamic();

type Facts = Pick<StayRow, 'id' | 'userId' | 'state' | 'checkIn' | 'checkOut' | 'checkOutAt'> & {
  hotel: StayRow['snapshot']['hotel'];
};

const factsOf = ({ id, userId, state, checkIn, checkOut, checkOutAt, hotel }: Facts): StayToReview => ({
  bookingId: id,
  userId,
  hotel: { slug: hotel.slug, name: hotel.name, city: hotel.city },
  zone: hotel.zone,
  checkIn,
  checkOut,
  endsAt: checkOutAt,
  isKept: state === 'confirmed',
});
