import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { nightsOf } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { clock } from '#lib/server/clock.ts';
import { writtenBy } from '#lib/server/http/written.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import { citiesWithStays, findStayPlace, findCity, type StayPlace } from '#features/places/server/index.ts';
import type { ListedStay, searchStays as operation } from '../contract.ts';
import { TermsList } from '../rules/offers.ts';
import { refusesChildren } from '../rules/house-rules.ts';
import { offerContext, type OfferContext } from '../rules/stay-offers.ts';
import { taxSlabs, type TaxRate } from '../rules/tax.ts';
import { localTimeBefore } from '../rules/terms.ts';
import { readCityCatalogue, type Arrival, type CatalogueHotel, type CityCatalogue } from './catalogue.repo.ts';
import { CityOffers } from './city-offers.ts';
import { readCityNights, type VisitPricedRooms } from './inventory.repo.ts';
import { presentPlace } from './present-city.ts';
import { scenesOf } from './present-hotel.ts';
import { refuseDates } from './stay-dates.ts';
import { readTaxRates } from './tax-rates.repo.ts';
import { writeSearch, type ListedHotel, stayHead } from './write-search.ts';
import { nearMiddle } from '../rules/near-middle.ts';

/**
 * The stays of a place: all of a city; of an area those near its centre, the nearest first; in a region each stay shows
 * its city instead of its area.
 */
function staysOfPlace(place: StayPlace, listed: ListedHotel[]): ListedHotel[] {
  if (place.type === 'city') return listed;
  return place.type === 'area' ? nearMiddle(place, listed, ({ hotel }) => hotel.summary) : listed.map(withCityAsArea);
}

function withCityAsArea({ hotel, ...rest }: ListedHotel): ListedHotel {
  const summary = { ...hotel.summary, area: findCity(hotel.summary.city)?.name ?? hotel.summary.area };
  return { hotel: { summary, head: stayHead(summary) }, ...rest };
}

const HOUR = 3_600_000;

/** The most stays of a listing; of a region, the best known cities that fit. */
const MOST_STAYS = 1500;

/**
 * Stays of a city, area or region with rooms for everybody on every night, each with its offers and total prices. Hotels
 * that take no children are left out for a party with children, and counted.
 */
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
  // one after another: a company's search is one transaction
  for (const slug of cities) catalogues.push(await readCityCatalogue(db, slug));
  const rates = await readTaxRates(db);
  const prepare = async () => {
    const hotels = catalogues.flatMap((catalogue) => catalogue.hotels);
    const contexts = offerContexts(hotels, query, rates, now, terms);
    return {
      cityOffers: catalogues.map((catalogue) => new CityOffers(catalogue, terms, contexts)),
      shown: presentPlace(place, now),
    };
  };
  const [eachPricedRoom, { cityOffers, shown }] = await Promise.all([
    readCityNights(db, cities, query, query.rooms.length),
    prepare(), // while the database reads
  ]);
  const { listed: free, refusing } = listedOf(cityOffers, eachPricedRoom, query.rooms);
  const listed = staysOfPlace(place, free);
  const found = {
    city: shown,
    nights: nightsOf(query.checkIn, query.checkOut).length,
    today,
    withoutChildren: staysOfPlace(place, refusing).length,
    terms: terms.all,
    scenes: scenesOf(cities),
  };
  return writtenBy(withStays(found, listed), writeSearch(found, listed));
};

/** The hotels with an offer, city by city in contract order, apart from those that refuse the party's children. */
function listedOf(
  cities: readonly CityOffers[],
  eachPricedRoom: VisitPricedRooms,
  rooms: Stay['rooms'],
): { listed: ListedHotel[]; refusing: ListedHotel[] } {
  let last = 0; // rows of a city are contiguous: the next room usually belongs to the same city
  eachPricedRoom((id, nightly) => {
    if (cities[last]!.add(id, nightly)) return;
    const at = cities.findIndex((city, index) => index !== last && city.add(id, nightly));
    if (at >= 0) last = at; // nowhere: unlisted, or contracted within the last minute
  });
  const listed: ListedHotel[] = [];
  const refusing: ListedHotel[] = [];
  for (const city of cities)
    for (const found of city.listed()) (refusesChildren(found.hotel.children, rooms) ? refusing : listed).push(found);
  return { listed, refusing };
}

const LISTED = Symbol('the hotels of an answer');
const STAYS = Symbol('its stays, once they were read');
type Carrying = { [LISTED]: readonly ListedHotel[]; [STAYS]: ListedStay[] | undefined };

/**
 * The answer with its stays as a getter, evaluated only within this process: on the wire they are written from their
 * parts. All answers share one getter: with one each, V8 would create a hidden class per answer, which would keep the
 * answer's hotels alive until the next full collection.
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
  return (this[STAYS] ??= this[LISTED].map(({ hotel, offers, index }) => ({
    ...hotel.summary,
    offers: offers.of(index),
  })));
}

/** Hotels of a city nearly always share zone, country and check-in time: one context for each combination. */
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
