import 'server-only';
import { and, asc, desc, eq, gt, gte, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { isIsoDate } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { CANCELLED_STATES, LIVE_STATES, statesOf } from '../rules/booking-status.ts';
import { categoriesOf } from '../rules/category.ts';
import { asBooking } from './bookings.repo.ts';
import { presentSummary } from './present-booking.ts';
import { bookings } from './tables.ts';

/**
 * The caller's bookings, one page in two queries whatever their number. A stay is upcoming until check-out at the
 * hotel, so that its voucher is there during the stay; date filters compare with the night of check-in.
 */
export const listBookings: UseCase<typeof contract.list> = async ({ db, body, caller }) => {
  if (body.userId !== undefined && body.userId !== caller.userId) throw notFound('This traveller');
  const now = clock.now();
  const live = inArray(bookings.state, [...LIVE_STATES]);
  const cancelled = inArray(bookings.state, [...CANCELLED_STATES]);
  const tabs = {
    upcoming: and(live, gt(bookings.checkOutAt, now)),
    past: and(live, lte(bookings.checkOutAt, now)),
    cancelled,
  };
  const wanted = and(
    body.when ? tabs[body.when] : or(live, cancelled),
    body.bookingStatus.length ? inArray(bookings.state, statesOf(body.bookingStatus)) : undefined,
    inArray(bookings.category, categoriesOf(body.travelCategories)),
    body.fromDate === undefined ? undefined : gte(bookings.checkIn, dateOf('fromDate', body.fromDate)),
    body.toDate === undefined ? undefined : lte(bookings.checkIn, dateOf('toDate', body.toDate)),
  );
  const mine = eq(bookings.userId, caller.userId);
  const direction = body.sortBy === 'asc' ? asc : desc;

  const [counted] = await db
    .select({
      count: countWhere(wanted),
      upcoming: countWhere(tabs.upcoming),
      past: countWhere(tabs.past),
      cancelled: countWhere(tabs.cancelled),
    })
    .from(bookings)
    .where(mine);
  const rows = await db
    .select()
    .from(bookings)
    .where(and(mine, wanted))
    .orderBy(direction(bookings.checkIn), direction(bookings.id))
    .limit(body.pageSize)
    .offset((body.pageNo - 1) * body.pageSize);
  const { count = 0, upcoming = 0, past = 0, cancelled: cancelledCount = 0 } = counted ?? {};
  return {
    response: rows.map((row) => presentSummary(asBooking(row))),
    count,
    counts: { upcoming, past, cancelled: cancelledCount },
  };
};

const countWhere = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`;

/** The date of an ISO date or instant. Throws INVALID_INPUT beside the field. */
function dateOf(field: string, text: string): string {
  const date = text.slice(0, 10);
  if (!isIsoDate(date))
    throw new AppError('INVALID_INPUT', 'Give a date such as 2026-12-12.', {
      fields: { [field]: 'Give a date such as 2026-12-12.' },
    });
  return date;
}
