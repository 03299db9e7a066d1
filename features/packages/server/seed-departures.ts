import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { addDays, type IsoDate } from '#lib/shared/dates.ts';
import { JOURNEYS } from '../data/journeys.ts';
import { plannedDepartures } from '../rules/departures.ts';
import { nightsOf } from '../rules/present-package.ts';
import { packageDepartures } from './tables.ts';

/** Departures are sold a year ahead, and end within it: hotels sell no later nights. */
const DAYS_AHEAD = 364;

/** Adds the departures of the coming year that are not there yet. Several processes may do it at once. */
export async function seedDepartures(db: Db, { today }: { today: IsoDate }): Promise<void> {
  const rows = JOURNEYS.flatMap((journey) =>
    plannedDepartures(journey, today, addDays(today, DAYS_AHEAD - nightsOf(journey))).map(
      ({ date, groupSize, prices }) => ({
        slug: journey.slug,
        departsOn: date,
        groupSize,
        ...prices,
      }),
    ),
  );
  await db.insert(packageDepartures).values(rows).onConflictDoNothing();
}
