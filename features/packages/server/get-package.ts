import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { notFound } from '#lib/shared/errors.ts';
import { formatExtras } from '#lib/shared/format-extras.ts';
import { parseRooms } from '#lib/shared/stay-shape.ts';
import { PACKAGE_BOUNDS, type getPackage as operation } from '../contract.ts';
import { chooseDeparture } from '../rules/choose-departure.ts';
import { extrasOf, extrasProblems } from '../rules/extras.ts';
import { parseExtras } from '../rules/parse-extras.ts';
import { JOURNEY_ZONE } from '../rules/departures.ts';
import { partyProblems, placesOf } from '../rules/party.ts';
import { departuresOnSale, presentDeparture, presentPackage } from '../rules/present-package.ts';
import { cityOf, findJourney } from './catalogue.ts';
import { lookForRooms, usualHotels } from './operator/choose-lodgings.ts';
import { readDepartures } from './departures.repo.ts';

/**
 * A journey with its next departures. With the rooms of a party, its hotels are those that have rooms for it on the chosen
 * departure and the extra nights, or on the one that is preselected (`chooseDeparture`); rooms are looked for on that one
 * alone. Throws NOT_FOUND.
 */
export const getPackage: UseCase<typeof operation> = async ({ db, query }) => {
  const journey = findJourney(query.slug);
  if (!journey) throw notFound('This journey');
  const now = clock.now();
  const today = clock.today(JOURNEY_ZONE);
  const stored = (await readDepartures(db, [journey.slug], today)).get(journey.slug) ?? [];
  const departures = departuresOnSale(journey, stored, now)
    .slice(0, PACKAGE_BOUNDS.departures)
    .map((departure) => presentDeparture(journey, departure, now));

  const party = parseRooms(query.rooms ?? '');
  const isParty = party.length > 0 && Object.keys(partyProblems(party)).length === 0;
  const chosen = isParty
    ? chooseDeparture(departures, { wanted: query.departure ?? null, places: placesOf(party), now })
    : null;
  const asked = parseExtras(query.extras);
  const extras = Object.keys(extrasProblems(extrasOf(journey), asked)).length ? [] : asked;
  const rooms =
    chosen && (await lookForRooms(db, { slug: journey.slug, departure: chosen.date, rooms: party, extras }));
  return {
    package: presentPackage(journey, cityOf, rooms?.hotels ?? (await usualHotels(db, journey))),
    today,
    now: now.toISOString(),
    departures,
    stay: chosen &&
      rooms && { departure: chosen.date, rooms: query.rooms ?? '', extras: formatExtras(extras), fullIn: rooms.fullIn },
  };
};
