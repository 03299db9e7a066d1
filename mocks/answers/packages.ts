import type * as contract from '#features/packages/contract.ts';
import { JOURNEYS } from '#features/packages/data/journeys.ts';
import { JOURNEY_ZONE } from '#features/packages/rules/departures.ts';
import { listJourneys } from '#features/packages/rules/list-packages.ts';
import { departuresOnSale, presentDeparture, presentPackage } from '#features/packages/rules/present-package.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { departuresOf, packageCities } from '../stock/departures.ts';

const MOST_DEPARTURES = 60;

/** The real catalogue: its journeys are files. Departures are planned by its rules, and differently full. */
export const packageAnswers: AnswersOf<typeof contract> = {
  listPackages: async ({ query: { sort, ...filters }, now }) => {
    const today = dateInZone(now, JOURNEY_ZONE);
    return listJourneys({
      journeys: JOURNEYS,
      departuresOf: (slug) => departuresOf(slug, today),
      cityOf: await packageCities(),
      filters,
      sort,
      today,
      now,
    });
  },
  getPackage: async ({ query: { slug }, now }) => {
    const journey = JOURNEYS.find((one) => one.slug === slug);
    if (!journey) throw notFound('This journey');
    const today = dateInZone(now, JOURNEY_ZONE);
    return {
      package: presentPackage(journey, await packageCities()),
      today,
      now: now.toISOString(),
      departures: departuresOnSale(journey, departuresOf(slug, today), now)
        .slice(0, MOST_DEPARTURES)
        .map((departure) => presentDeparture(journey, departure, now)),
    };
  },
};
