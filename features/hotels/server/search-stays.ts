import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { nightsOf } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { clock } from '#lib/server/clock.ts';
import { writtenBy } from '#lib/server/http/written.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import { citiesWithStays, findStayPlace } from '#features/places/server/index.ts';
import type { ListedStay, searchStays as operation } from '../contract.ts';
import { CheapestOffers, TermsList } from '../rules/offers.ts';
import { addOffers, offerContext, type OfferContext } from '../rules/stay-offers.ts';
import { taxSlabs, type TaxRate } from '../rules/tax.ts';
import { localTimeBefore } from '../rules/terms.ts';
import { readCityCatalogue, type Arrival, type CatalogueHotel, type CityCatalogue } from './catalogue.repo.ts';
import { readCityNights, type PricedRoom } from './inventory.repo.ts';
import { presentPlace } from './present-city.ts';
import { refuseDates } from './stay-dates.ts';
import { staysOfPlace } from './stays-of-place.ts';
import { readTaxRates } from './tax-rates.repo.ts';
import { writeSearch, type ListedHotel } from './write-search.ts';

const HOUR = 3_600_000;

/** So many stays a listing holds at most; of a region, the best known cities that fit. */
const MOST_STAYS = 1500;

/** Stays of a city, an area or a region with rooms for everyone on every night, each with its offers and whole prices. */
export const searchStays: UseCase<typeof operation> = async ({ db, query }) => {
  const place = findStayPlace(query.city);
  if (!place) {
    const message = 'We do not know this place. Choose one from the list.';
    throw new AppError('INVALID_INPUT', message, { fields: { city: message } });
  }
  const now = clock.now();
  const today = clock.today(place.city.timezone);
  refuseDates(query, today);
  const cities = place.cities.length > 1 ? await citiesWithStays(db, place, MOST_STAYS) : place.cities;
  const terms = new TermsList();
  const catalogues: CityCatalogue[] = [];
  for (const slug of cities) catalogues.push(await readCityCatalogue(db, slug)); // one after another: a company's search is one transaction
  const rates = await readTaxRates(db);
  const prepare = async () => ({
    contexts: offerContexts(
      catalogues.flatMap(({ hotels }) => hotels),
      query,
      rates,
      now,
      terms,
    ),
    shown: presentPlace(place, now),
  });
  const [priced, { contexts, shown }] = await Promise.all([
    readCityNights(db, cities, query, query.rooms.length),
    prepare(), // while the database reads
  ]);
  const listed = staysOfPlace(place, listedOf(catalogues, priced, terms, contexts));
  const found = { city: shown, nights: nightsOf(query.checkIn, query.checkOut).length, today, terms: terms.all };
  return writtenBy(withStays(found, listed), writeSearch(found, listed));
};

/** The hotels with an offer, city by city in contract order. */
function listedOf(
  catalogues: readonly CityCatalogue[],
  priced: readonly PricedRoom[],
  terms: TermsList,
  contexts: ReadonlyMap<Arrival, OfferContext>,
): ListedHotel[] {
  const parts = catalogues.map(({ hotels, rooms }) => ({
    hotels,
    find: rooms.finder(),
    kept: new CheapestOffers(hotels.length, terms),
  }));
  let last = 0; // the rows of a city lie together: the next room is nearly always of the city of the last one
  for (const { room: id, nightly } of priced) {
    for (let tried = 0; tried < parts.length; tried++) {
      const at = (last + tried) % parts.length;
      const { find, kept, hotels } = parts[at]!;
      const known = find(id); // nowhere: unlisted, or contracted within the last minute
      if (!known) continue;
      addOffers(kept, known.hotel, known.room, nightly, contexts.get(hotels[known.hotel]!.arrival)!);
      last = at;
      break;
    }
  }
  const listed: ListedHotel[] = [];
  for (const { hotels, kept } of parts) {
    hotels.forEach((hotel, index) => {
      const offers = kept.of(index);
      if (offers.length) listed.push({ hotel, offers });
    });
  }
  return listed;
}

const LISTED = Symbol('the hotels of an answer');
const STAYS = Symbol('its stays, once they were read');
type Carrying = { [LISTED]: readonly ListedHotel[]; [STAYS]: ListedStay[] | undefined };

/**
 * The answer with its stays, which are made when somebody in this process reads them: over the wire they are written from
 * their parts. All answers share one getter: of one for each, V8 would make a hidden class for each, which lives until the
 * next full collection and keeps the answer's hotels with it, copied from young to old.
 */
const withStays = <Found extends object>(
  found: Found,
  listed: readonly ListedHotel[],
): Found & { stays: ListedStay[] } =>
  Object.defineProperties({ ...found } as Found & { stays: ListedStay[] }, {
    [LISTED]: { value: listed },
    [STAYS]: { value: undefined, writable: true },
    stays: { get: readStays, enumerable: true },
  });

function readStays(this: Carrying): ListedStay[] {
  return (this[STAYS] ??= this[LISTED].map(({ hotel, offers }) => ({ ...hotel.summary, offers })));
}

/** Hotels of a city nearly always agree in zone, country and check-in time: one context for each mix of them. */
function offerContexts(
  hotels: readonly CatalogueHotel[],
  { checkIn, rooms }: Stay,
  rates: readonly TaxRate[],
  now: Date,
  terms: TermsList,
): ReadonlyMap<Arrival, OfferContext> {
  const arrivals = new Set(hotels.map(({ arrival }) => arrival));
  return new Map(
    [...arrivals].map((arrival) => {
      const { checkInTime, zone, countryCode } = arrival;
      const checkInAt = instantAt(checkIn, checkInTime, zone);
      const asked = {
        rooms,
        slabs: taxSlabs(rates, countryCode, checkIn),
        hoursLeft: (checkInAt.getTime() - now.getTime()) / HOUR,
      };
      return [
        arrival,
        offerContext({ ...asked, localTime: (hoursBefore) => localTimeBefore(checkInAt, hoursBefore, zone) }, terms),
      ];
    }),
  );
}
