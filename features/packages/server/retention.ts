import 'server-only';
import { sql } from 'drizzle-orm';
import { daysBefore, retainedForever, retainedUntil, type Retention } from '#lib/server/jobs/retention.ts';
import { packageDepartures, packageReservations } from './tables.ts';

/** How long the rows of package tables are stored. */
export const packagesRetention: readonly Retention[] = [
  retainedForever(packageDepartures, 'places and prices of departures: one row a journey and date'),
  retainedUntil(
    packageReservations,
    '30 days after it was released; confirmed, cancelled and moved ones stay',
    'a hold that never became a reservation',
    (now) =>
      sql`${packageReservations.state} = 'released' and ${packageReservations.changedAt} < ${daysBefore(now, 30)}`,
  ),
];
