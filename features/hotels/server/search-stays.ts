import 'server-only';
import { AppError } from '#lib/shared/errors.ts';
import { nightsOf } from '#lib/shared/dates.ts';
import type { Stay } from '#lib/shared/stay.ts';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { instantAt } from '#lib/server/zone.ts';
import { findCity } from '#features/places/server/index.ts';
import type { searchStays as operation, StaySummary } from '../contract.ts';
import { stayOffers, type OfferContext } from '../rules/stay-offers.ts';
import { taxSlabs, type TaxRate } from '../rules/tax.ts';
import { localTimeBefore } from '../rules/terms.ts';
import { readCityCatalogue, type CatalogueHotel } from './catalogue.repo.ts';
import { readCityNights } from './inventory.repo.ts';
import { presentCity } from './present-city.ts';
import { refuseDates } from './stay-dates.ts';
import { readTaxRates } from './tax-rates.repo.ts';

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
  const [hotels, nights, rates] = await Promise.all([
    readCityCatalogue(db, city.slug),
    readCityNights(db, city.slug, query, query.rooms.length),
    readTaxRates(db),
  ]);
  return { city: presentCity(city, now), nights: nightsOf(query.checkIn, query.checkOut).length, today, stays: withOffers(hotels, nights, offerContexts(query, rates, now)) };
};

function withOffers(hotels: readonly CatalogueHotel[], nights: ReadonlyMap<string, number[]>, contextOf: (hotel: CatalogueHotel) => OfferContext): StaySummary[] {
  const stays: StaySummary[] = [];
  for (const hotel of hotels) {
    const offers = stayOffers(hotel.rooms, (roomTypeId) => nights.get(roomTypeId), contextOf(hotel));
    if (offers.length) stays.push({ ...hotel.summary, offers });
  }
  return stays;
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
