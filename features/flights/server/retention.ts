import 'server-only';
import { lt, sql } from 'drizzle-orm';
import { daysBefore, retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { airTaxes, flightReservations, flightSales, flightSeats } from './tables.ts';

const day = (at: Date): string => at.toISOString().slice(0, 10);

/** How long the rows of flight tables are stored. */
export const flightsRetention: readonly Retention[] = [
  retainedUntil(flightSales, '30 days after departure', 'a flight that has departed is not sold', (now) =>
    lt(flightSales.departsOn, day(daysBefore(now, 30))),
  ),
  retainedUntil(flightSeats, '30 days after departure', 'a flight that has departed is not sold', (now) =>
    lt(flightSeats.departsOn, day(daysBefore(now, 30))),
  ),
  retainedUntil(
    flightReservations,
    '30 days after it was released or refused; ticketed ones stay',
    'a reservation that never became a ticket; tickets explain their bookings',
    (now) =>
      sql`${flightReservations.state} in ('released', 'refused') and ${flightReservations.changedAt} < ${daysBefore(now, 30)}`,
  ),
  retainedForever(airTaxes, 'dated rates, entered by the operator: they explain old bookings'),
];
