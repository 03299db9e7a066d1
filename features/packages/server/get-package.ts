import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { PACKAGE_BOUNDS, type getPackage as operation } from '../contract.ts';
import { JOURNEY_ZONE } from '../rules/departures.ts';
import { departuresOnSale, presentDeparture, presentPackage } from '../rules/present-package.ts';
import { cityOf, findJourney } from './catalogue.ts';
import { usualHotels } from './operator/choose-lodgings.ts';
import { readDepartures } from './departures.repo.ts';

/** A journey with its next departures. Throws NOT_FOUND. */
export const getPackage: UseCase<typeof operation> = async ({ db, query }) => {
  const journey = findJourney(query.slug);
  if (!journey) throw notFound('This journey');
  const now = clock.now();
  const today = clock.today(JOURNEY_ZONE);
  const departures = (await readDepartures(db, [journey.slug], today)).get(journey.slug) ?? [];
  return {
    package: presentPackage(journey, cityOf, await usualHotels(db, journey)),
    today,
    now: now.toISOString(),
    departures: departuresOnSale(journey, departures, now)
      .slice(0, PACKAGE_BOUNDS.departures)
      .map((departure) => presentDeparture(journey, departure, now)),
  };
};
