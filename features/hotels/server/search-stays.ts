import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { nightsOf } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { clock } from '#lib/server/clock.ts';
import { writtenBy } from '#lib/server/http/written.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import { findCity } from '#features/places/server/index.ts';
import type { searchStays as operation, StaySummary } from '../contract.ts';
import { cheapestFirst, type KeptOffers } from '../rules/offers.ts';
import { addOffers, type OfferContext } from '../rules/stay-offers.ts';
import { taxSlabs, type TaxRate } from '../rules/tax.ts';
import { localTimeBefore } from '../rules/terms.ts';
import { readCityCatalogue, type CatalogueHotel, type CityCatalogue } from './catalogue.repo.ts';
import { readCityNights, type PricedRoom } from './inventory.repo.ts';
import { presentCity } from './present-city.ts';
import { refuseDates } from './stay-dates.ts';
import { readTaxRates } from './tax-rates.repo.ts';
import { writeSearch } from './write-search.ts';

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
  const [catalogue, priced, rates] = await Promise.all([
    readCityCatalogue(db, city.slug),
    readCityNights(db, city.slug, query, query.rooms.length),
    readTaxRates(db),
  ]);
  const { stays, summaries } = staysOf(catalogue, priced, offerContexts(query, rates, now));
  const found = { city: presentCity(city, now), nights: nightsOf(query.checkIn, query.checkOut).length, today, stays };
  return writtenBy(found, () => writeSearch(found, summaries));
};

/** The hotels with an offer, in contract order, and the text of each one's summary. */
function staysOf({ hotels, rooms }: CityCatalogue, priced: readonly PricedRoom[], contextOf: (hotel: CatalogueHotel) => OfferContext): { stays: StaySummary[]; summaries: string[] } {
  const kept = hotels.map((): KeptOffers => []);
  for (const { room: id, nightly } of priced) {
    const known = rooms.get(id); // not there: unlisted, or contracted within the last minute
    if (known) addOffers(kept[known.hotel]!, known.room, nightly, contextOf(hotels[known.hotel]!));
  }
  const stays: StaySummary[] = [];
  const summaries: string[] = [];
  hotels.forEach(({ summary, json }, index) => {
    const offers = cheapestFirst(kept[index]!);
    if (!offers.length) return;
    stays.push({ ...summary, offers });
    summaries.push(json);
  });
  return { stays, summaries };
}

/** Hotels of a city nearly always share zone, country and check-in time: one context for each mix of them. */
function offerContexts(stay: Stay, rates: readonly TaxRate[], now: Date): (hotel: CatalogueHotel) => OfferContext {
  const known = new Map<string, OfferContext>();
  return ({ terms, checkInTime, zone, countryCode }) => {
    let context = known.get(terms);
    if (!context) known.set(terms, (context = offerContext(stay, instantAt(stay.checkIn, checkInTime, zone), zone, taxSlabs(rates, countryCode, stay.checkIn), now)));
    return context;
  };
}

function offerContext(stay: Stay, checkInAt: Date, zone: string, slabs: OfferContext['slabs'], now: Date): OfferContext {
  const times = new Map<number, string>();
  const localTime = (hoursBefore: number) => {
    const time = times.get(hoursBefore) ?? localTimeBefore(checkInAt, hoursBefore, zone);
    times.set(hoursBefore, time);
    return time;
  };
  return { rooms: stay.rooms, slabs, hoursLeft: (checkInAt.getTime() - now.getTime()) / HOUR, localTime };
}
