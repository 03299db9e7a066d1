import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { nightsOf } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { clock } from '#lib/server/clock.ts';
import { writtenBy } from '#lib/server/http/written.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import { findCity } from '#features/places/server/index.ts';
import type { ListedStay, searchStays as operation } from '../contract.ts';
import { CheapestOffers, TermsList } from '../rules/offers.ts';
import { addOffers, offerContext, type OfferContext } from '../rules/stay-offers.ts';
import { taxSlabs, type TaxRate } from '../rules/tax.ts';
import { localTimeBefore } from '../rules/terms.ts';
import { readCityCatalogue, type Arrival, type CityCatalogue } from './catalogue.repo.ts';
import { readCityNights, type PricedRoom } from './inventory.repo.ts';
import { presentCity } from './present-city.ts';
import { refuseDates } from './stay-dates.ts';
import { readTaxRates } from './tax-rates.repo.ts';
import { writeSearch, type ListedHotel } from './write-search.ts';

const HOUR = 3_600_000;

/** Stays of a city with rooms for everyone on every night, each with its offers and whole prices. */
export const searchStays: UseCase<typeof operation> = async ({ db, query }) => {
  const city = findCity(query.city);
  if (!city) {
    const message = 'We do not know this place. Choose a city from the list.';
    throw new AppError('INVALID_INPUT', message, { fields: { city: message } });
  }
  const now = clock.now();
  const today = clock.today(city.timezone);
  refuseDates(query, today);
  const terms = new TermsList();
  const known = async () => {
    const [catalogue, rates] = await Promise.all([readCityCatalogue(db, city.slug), readTaxRates(db)]);
    return { catalogue, contexts: offerContexts(catalogue, query, rates, now, terms), shown: presentCity(city, now) };
  };
  const [priced, { catalogue, contexts, shown }] = await Promise.all([
    readCityNights(db, city.slug, query, query.rooms.length),
    known(),
  ]); // what is known is made ready while the database reads
  const listed = listedOf(catalogue, priced, new CheapestOffers(catalogue.hotels.length, terms), contexts);
  const found = { city: shown, nights: nightsOf(query.checkIn, query.checkOut).length, today, terms: terms.all };
  return writtenBy(withStays(found, listed), writeSearch(found, listed));
};

/** The hotels with an offer, in contract order. */
function listedOf(
  { hotels, rooms }: CityCatalogue,
  priced: readonly PricedRoom[],
  kept: CheapestOffers,
  contexts: ReadonlyMap<Arrival, OfferContext>,
): ListedHotel[] {
  const find = rooms.finder();
  for (const { room: id, nightly } of priced) {
    const known = find(id); // not there: unlisted, or contracted within the last minute
    if (known) addOffers(kept, known.hotel, known.room, nightly, contexts.get(hotels[known.hotel]!.arrival)!);
  }
  const listed: ListedHotel[] = [];
  hotels.forEach((hotel, index) => {
    const offers = kept.of(index);
    if (offers.length) listed.push({ hotel, offers });
  });
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
  { hotels }: CityCatalogue,
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
