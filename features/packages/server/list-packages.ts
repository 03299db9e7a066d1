import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { listPackages as operation } from '../contract.ts';
import { JOURNEYS } from '../data/journeys.ts';
import { JOURNEY_ZONE } from '../rules/departures.ts';
import { listJourneys } from '../rules/list-packages.ts';
import { cityOf } from './catalogue.ts';
import { readDepartures } from './departures.repo.ts';

/** The journeys that fit the filters, with their cheapest departure that has places. */
export const listPackages: UseCase<typeof operation> = async ({ db, query: { sort, ...filters } }) => {
  const today = clock.today(JOURNEY_ZONE);
  const departures = await readDepartures(
    db,
    JOURNEYS.map(({ slug }) => slug),
    today,
  );
  return listJourneys({
    journeys: JOURNEYS,
    departuresOf: (slug) => departures.get(slug) ?? [],
    cityOf,
    filters,
    sort,
    today,
    now: clock.now(),
  });
};
