import 'server-only';
import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../../contract.ts';
import { CANCELLED_STATES, LIVE_STATES, statusOf } from '../../rules/booking-status.ts';
import { WIRE_CATEGORY } from '../../rules/product-words.ts';
import { remainingTrip } from '../../rules/remaining-trip.ts';
import { asBooking, type BookingRow } from '../bookings.repo.ts';
import { bookingSummary } from '../products/index.ts';
import { bookings } from '../tables.ts';

/** What the company's people booked for it, whoever they are; two queries, whatever the number of trips. */
export const listCompanyTrips: UseCase<typeof contract.companyTrips> = async ({
  db,
  body: { pageNo, pageSize, searchKey },
  caller: { companyId },
}) => {
  const words = `%${searchKey.trim().replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const named = sql`(${bookings.company} -> 'bookedBy' ->> 'name' ilike ${words} or exists (select from jsonb_array_elements(${bookings.company} -> 'travellers') traveller where traveller ->> 'name' ilike ${words}))`;
  const wanted = and(
    eq(bookings.companyId, companyId),
    inArray(bookings.state, [...LIVE_STATES, ...CANCELLED_STATES]),
    searchKey.trim() ? named : undefined,
  );
  const [total] = await db.select({ trips: count() }).from(bookings).where(wanted);
  const rows = await db
    .select()
    .from(bookings)
    .where(wanted)
    .orderBy(desc(bookings.checkIn), desc(bookings.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    count: total?.trips ?? 0,
    trips: rows.map(asBooking).map((booking) => ({
      _id: booking.id,
      category: WIRE_CATEGORY[booking.category],
      name: bookingSummary(booking).name,
      place: bookingSummary(booking).destination,
      from: booking.checkIn,
      to: booking.checkOut,
      state: booking.state,
      bookingStatus: statusOf(booking.state),
      ...whoTravels(booking),
      bookedBy: booking.company?.bookedBy.name ?? '',
      total: booking.total,
      currency: booking.currency,
      inPolicy: booking.company?.inPolicy ?? true,
      costCentre: booking.company?.fields.costCentre ?? '',
    })),
  };
};

/** Who travels now: of a flight that was cancelled in part, the passengers whose tickets stand, as they are named there. */
function whoTravels(booking: BookingRow): { travellers: string[]; partlyCancelled: boolean } {
  const all = booking.company?.travellers.map(({ name }) => name) ?? [];
  if (booking.category !== 'flight' || !booking.details) return { travellers: all, partlyCancelled: false };
  const { passengers, partlyCancelled } = remainingTrip(booking.snapshot);
  const named = booking.details.passengers;
  if (passengers.length === named.length) return { travellers: all, partlyCancelled };
  const left = passengers.map((at) => named[at]!).map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return { travellers: left, partlyCancelled };
}
