import type * as contract from '#features/packages/contract.ts';
import { JOURNEYS } from '#features/packages/data/journeys.ts';
import { chooseDeparture } from '#features/packages/rules/choose-departure.ts';
import { JOURNEY_ZONE } from '#features/packages/rules/departures.ts';
import { listJourneys } from '#features/packages/rules/list-packages.ts';
import { parseExtras } from '#features/packages/rules/parse-extras.ts';
import { placesOf } from '#features/packages/rules/party.ts';
import { departuresOnSale, presentDeparture, presentPackage } from '#features/packages/rules/present-package.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { notFound } from '#lib/shared/errors.ts';
import { formatExtras } from '#lib/shared/format-extras.ts';
import { parseRooms } from '#lib/shared/stay-shape.ts';
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
  getPackage: async ({ query: { slug, departure, rooms = '', extras }, now }) => {
    const journey = JOURNEYS.find((one) => one.slug === slug);
    if (!journey) throw notFound('This journey');
    const today = dateInZone(now, JOURNEY_ZONE);
    const departures = departuresOnSale(journey, departuresOf(slug, today), now)
      .slice(0, MOST_DEPARTURES)
      .map((one) => presentDeparture(journey, one, now));
    const party = parseRooms(rooms);
    const wanted = departure ?? null;
    const chosen = party.length ? chooseDeparture(departures, { wanted, places: placesOf(party), now }) : null;
    return {
      package: presentPackage(journey, await packageCities()), // its nights are in no hotel of the stock
      today,
      now: now.toISOString(),
      departures,
      stay: chosen && { departure: chosen.date, rooms, extras: formatExtras(parseExtras(extras)), fullIn: null },
    };
  },
};
