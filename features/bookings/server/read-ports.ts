import 'server-only';
import { and, asc, between, count, eq, gt, gte, inArray, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { ReadPorts, TripAhead } from '#lib/server/ports/read-ports.ts';
import { cheaperChanges } from './company/cheaper-changes.ts';
import { cheaperInPolicy } from './company/cheaper-in-policy.ts';
import { checkInKey } from '../rules/check-in.ts';
import { WIRE_CATEGORY } from '../rules/category.ts';
import { asBooking, type BookingRow } from './bookings.repo.ts';
import { costIfAskedOf, costOf } from './company/announce-cost.ts';
import { isForCompany, travellerIdsOf } from './company/evaluate-booking.ts';
import { bookingSummary, productOf } from './products/index.ts';
import { bookings, HAS_NEW_TIMES } from './tables.ts';

/** What companies, approvals, budgets and wallets read of bookings. */
export const bookingReader: ReadPorts['bookings'] = {
  countOpenOf: async (db, userId, today) => {
    const [trips] = await db
      .select({ count: count() })
      .from(bookings)
      .where(
        and(
          eq(bookings.userId, userId),
          inArray(bookings.state, ['confirmed', 'cancelling']),
          gte(bookings.checkIn, today),
        ),
      );
    const [requests] = await db
      .select({ count: count() })
      .from(bookings)
      .where(
        and(eq(bookings.userId, userId), inArray(bookings.state, ['quoted', 'held', 'awaiting_approval', 'approved'])),
      );
    return { trips: trips?.count ?? 0, requests: requests?.count ?? 0 };
  },
  namesOf: async (db, userId, bookingIds) => {
    if (!bookingIds.length) return new Map();
    const rows = await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.userId, userId), inArray(bookings.id, [...new Set(bookingIds)])));
    return new Map(rows.map((row) => [row.id, bookingSummary(asBooking(row)).name]));
  },
  requestedChangeOf: async (db, companyId, bookingId, requestedId) => {
    const [found] = await db
      .select({ change: bookings.requestedChange })
      .from(bookings)
      .where(and(eq(bookings.companyId, companyId), eq(bookings.id, bookingId)));
    const change = found?.change;
    return change?.id === requestedId ? { state: change.state, problem: change.problem ?? null } : null;
  },
  tripsAhead: async (db, from, until) => {
    const rows = await db
      .select()
      .from(bookings)
      .where(
        and(
          isNotNull(bookings.companyId),
          eq(bookings.state, 'confirmed'),
          or(
            and(gt(bookings.checkInAt, from), lte(bookings.checkInAt, until)),
            and(gt(bookings.checkOutAt, from), isNotNull(bookings.checkInTold)),
            and(gt(bookings.checkOutAt, from), HAS_NEW_TIMES),
          ),
        ),
      )
      .orderBy(asc(bookings.checkInAt), asc(bookings.id));
    return rows.map(asBooking).flatMap((booking) => {
      if (!isForCompany(booking)) return [];
      const { companyId, company, category } = booking;
      const { name, place } = bookingSummary(booking);
      const newTimes = productOf(booking).scheduleChange(booking) !== null;
      const checkIn = newTimes ? null : openCheckIn(booking, from);
      if (!checkIn && !newTimes && booking.checkInAt <= from) return [];
      return {
        companyId,
        bookingId: booking.id,
        bookedBy: booking.userId,
        travelCategory: WIRE_CATEGORY[category],
        people: [...new Set([booking.userId, ...travellerIdsOf(company)])],
        title: name,
        place: place.city,
        from: booking.checkIn,
        to: booking.checkOut,
        startsAt: newTimes && booking.checkInAt <= from ? booking.checkOutAt : booking.checkInAt,
        checkIn: false,
        newTimes,
        ...checkIn,
      };
    });
  },
  stateOf: async (db, companyId, bookingId) => {
    const [found] = await db
      .select({ state: bookings.state, heldUntil: bookings.holdExpiresAt })
      .from(bookings)
      .where(and(eq(bookings.companyId, companyId), eq(bookings.id, bookingId)));
    return found ?? null;
  },
  costIfAsked: async (db, companyId, userId, bookingId) => {
    const [row] = await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.companyId, companyId), eq(bookings.userId, userId), eq(bookings.id, bookingId)));
    const booking = row && asBooking(row);
    return booking && isForCompany(booking) ? costIfAskedOf(booking) : null;
  },
  idsWithCost: async (db, companyId, from, until) => {
    const rows = await db
      .select({ id: bookings.id })
      .from(bookings)
      .where(
        and(
          eq(bookings.companyId, companyId),
          between(bookings.checkIn, from, until),
          notInArray(bookings.state, ['quoted', 'declined', 'expired', 'failed']),
          sql`not (${bookings.state} = 'cancelled' and (${bookings.refund} ->> 'amount')::bigint = ${bookings.total})`,
        ),
      )
      .orderBy(asc(bookings.id));
    return rows.map(({ id }) => id);
  },
  lockedCosts: async (db, companyId, bookingIds) => {
    const rows = await db
      .select()
      .from(bookings)
      .where(and(eq(bookings.companyId, companyId), inArray(bookings.id, [...bookingIds])))
      .orderBy(asc(bookings.id))
      .for('share');
    return rows.map(asBooking).filter(isForCompany).map(costOf);
  },
  cheaperChanges,
  cheaperInPolicy,
};

/** The latest flight ahead whose people were told of web check-in, as reminders name it; null where there is none. */
function openCheckIn(
  booking: BookingRow,
  now: Date,
): Pick<TripAhead, 'title' | 'from' | 'to' | 'startsAt' | 'checkIn'> | null {
  const told = booking.checkInTold ?? [];
  const found = productOf(booking)
    .checkIns(booking)
    .findLast((one) => now < one.departsAt && told.includes(checkInKey(one)));
  return found
    ? { title: found.flight, from: found.day, to: found.day, startsAt: found.departsAt, checkIn: true }
    : null;
}
