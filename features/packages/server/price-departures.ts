import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { Db } from '#lib/server/db/connect.ts';
import type { TourRequest } from '#lib/server/ports/tour-operator.ts';
import { PACKAGE_BOUNDS } from '../contract.ts';
import { JOURNEY_ZONE } from '../rules/departures.ts';
import { extrasOf } from '../rules/extras.ts';
import { placesOf } from '../rules/party.ts';
import { departuresOnSale, endOf } from '../rules/present-package.ts';
import { linesOfExtras } from '../rules/price-of-extras.ts';
import { priceOfParty } from '../rules/price-of-party.ts';
import { journeyTax } from '../rules/tax.ts';
import { findJourney } from './catalogue.ts';
import { readDepartures } from './departures.repo.ts';

/** A departure at the price of a party, in paise. */
type PricedDeparture = { date: string; ends: string; left: number; total: number };

/**
 * The departures of a journey that have places for a party, with what each costs it with its extras: soonest first, as many as a
 * page shows. Rooms are looked for when one is chosen. Empty for an unknown journey.
 */
export async function priceDepartures(
  db: Db,
  { slug, rooms, extras = [] }: Pick<TourRequest, 'slug' | 'rooms' | 'extras'>,
): Promise<PricedDeparture[]> {
  const journey = findJourney(slug);
  if (!journey) return [];
  const today = clock.today(JOURNEY_ZONE);
  const stored = (await readDepartures(db, [slug], today)).get(slug) ?? [];
  const added = linesOfExtras(extrasOf(journey), extras, rooms);
  return departuresOnSale(journey, stored, clock.now())
    .filter(({ groupSize, taken }) => groupSize - taken >= placesOf(rooms))
    .slice(0, PACKAGE_BOUNDS.departures)
    .map(({ date, groupSize, taken, prices }) => ({
      date,
      ends: endOf(journey, date),
      left: groupSize - taken,
      total: priceOfParty(prices, journeyTax(journey, date, today), rooms, added).total,
    }));
}
