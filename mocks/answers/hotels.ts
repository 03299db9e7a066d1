import type * as contract from '#features/hotels/contract.ts';
import type { CityScenes, ListedStay, RoomOffer } from '#features/hotels/contract.ts';
import { nearMiddle } from '#features/hotels/rules/near-middle.ts';
import { fits } from '#features/hotels/rules/occupancy.ts';
import { TermsList } from '#features/hotels/rules/offers.ts';
import { stayOffers } from '#features/hotels/rules/stay-offers.ts';
import { localTimeBefore, policiesOf } from '#features/hotels/rules/terms.ts';
import { suggestionsInOrder } from '#features/hotels/rules/suggestions.ts';
import { mainBeaches } from '#features/places/data/main-beaches.ts';
import { mainStations } from '#features/places/data/main-stations.ts';
import { nearestBeach, nearestStations } from '#features/places/rules/nearest.ts';
import { NEAR_A_STAY, nearestAirports } from '#features/places/rules/nearest-airports.ts';
import { searchStayPlaces } from '#features/places/rules/stay-place-search.ts';
import type { StayPlace } from '#features/places/rules/stay-places.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { dateInZone, nightsOf } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { stayProblems, type Stay } from '#lib/shared/stay.ts';
import type { Answer, AnswersOf } from '../answer.ts';
import { basePrices, checkInAt, roomsLeft, slabsOn, ZONE } from '../stock/calendar.ts';
import { findStock, STOCK, type StockHotel, type StockRoom } from '../stock/hotels.ts';
import { findCity, presentCity, presentHotel, presentListed } from '../stock/present-stock.ts';
import { findStayPlace, placeTables, stayPlaceIndex, staysByCity } from '../stock/place-tables.ts';
import { priceRate } from '../stock/price-stock.ts';
import { highlights } from './highlights.ts';

const MOST_FOUND = 8;

/** Throws INVALID_INPUT with field errors for dates that cannot be booked today. */
export function refuseDates(stay: Stay, today: string, prefix = ''): void {
  const problems = Object.entries(stayProblems(stay, today)).map(([field, message]): [string, string] => [
    `${prefix}${field}`,
    message,
  ]);
  const [first] = problems;
  if (first) throw new AppError('INVALID_INPUT', first[1], { fields: Object.fromEntries(problems) });
}

export const searchStays: Answer<typeof contract.searchStays> = async ({ query: { city: slug, ...stay }, now }) => {
  const place = await findStayPlace(slug);
  if (!place) {
    const message = 'We do not know this place. Choose one from the list.';
    throw new AppError('INVALID_INPUT', message, { fields: { city: message } });
  }
  const today = dateInZone(now, place.city.timezone);
  refuseDates(stay, today);
  const hotels = STOCK.filter((hotel) => hotel.listed && place.cities.includes(hotel.city));
  const terms = new TermsList();
  const stays = await Promise.all(hotels.map((hotel) => summary(hotel, stay, now, terms)));
  return {
    city: { ...(await presentCity(place.city)), slug, name: place.title, lat: place.lat, lng: place.lng },
    nights: nightsOf(stay.checkIn, stay.checkOut).length,
    today,
    withoutChildren: 0,
    terms: terms.all,
    scenes: await scenesOf(place.cities),
    stays: await staysOf(
      place,
      stays.filter(({ offers }) => offers.length > 0),
    ),
  };
};

/**
 * As on the server: nearby places of an area are around its middle; those of a region show their city instead of an
 * area.
 */
async function staysOf(place: StayPlace, stays: ListedStay[]): Promise<ListedStay[]> {
  if (place.type === 'city') return stays;
  if (place.type === 'area') return nearMiddle(place, stays, (stay) => stay);
  return Promise.all(stays.map(async (stay) => ({ ...stay, area: (await findCity(stay.city))?.name ?? stay.area })));
}

async function scenesOf(citySlugs: readonly string[]): Promise<CityScenes> {
  const cities = await Promise.all(citySlugs.map(findCity));
  return Object.fromEntries(cities.flatMap((city) => (city ? [[city.slug, { kind: city.kind }]] : [])));
}

const suggestPlaces: Answer<typeof contract.suggestPlaces> = async ({ query: { text } }) => {
  const counts = staysByCity();
  const places = searchStayPlaces(text, await stayPlaceIndex(), counts, MOST_FOUND);
  const staysIn = (cities: readonly string[]) => cities.reduce((sum, slug) => sum + (counts.get(slug) ?? 0), 0);
  const hotels = text.length < 3 ? [] : hotelsNamed(text);
  return suggestionsInOrder(
    text,
    places.map(({ place: { type, slug, name, title, within, cities }, fit }) => ({
      kind: type,
      slug,
      name,
      title,
      within,
      stays: staysIn(cities),
      fit,
    })),
    await Promise.all(
      hotels.map(async ({ slug, name, area, city }) => {
        const cityName = (await findCity(city))?.name ?? '';
        return { slug, name, title: `${name}, ${cityName}`, within: `${area}, ${cityName}` };
      }),
    ),
    MOST_FOUND,
  );
};

const hotelsNamed = (text: string) => {
  const [words = ''] = text.toLowerCase().split(',');
  const found = STOCK.filter(({ name, listed }) => listed && name.toLowerCase().includes(words.trim()));
  return found.slice(0, MOST_FOUND).map(({ slug, name, area, city }) => ({ slug, name, area, city }));
};

async function summary(hotel: StockHotel, stay: Stay, now: Date, terms: TermsList): Promise<ListedStay> {
  const checkIn = checkInAt(stay.checkIn);
  const nightly = (id: string) => {
    const room = hotel.rooms.find((known) => known.id === id);
    return room && roomsLeft(room, stay) >= stay.rooms.length ? basePrices(hotel, room, stay) : undefined;
  };
  const offers = stayOffers(
    hotel.rooms,
    nightly,
    {
      rooms: stay.rooms,
      slabs: slabsOn(stay.checkIn),
      hoursLeft: (checkIn.getTime() - now.getTime()) / 3_600_000,
      localTime: (hours) => localTimeBefore(checkIn, hours, ZONE),
    },
    terms,
  );
  return { ...(await presentListed(hotel)), offers };
}

export const listRooms: Answer<typeof contract.listRooms> = async ({ query: { hotel: slug, ...stay }, now }) => {
  const hotel = findStock(slug);
  if (!hotel) throw notFound('This hotel');
  refuseDates(stay, dateInZone(now, ZONE));
  const rooms = hotel.rooms.filter(
    (room) => fits(room.terms, stay.rooms) && roomsLeft(room, stay) >= stay.rooms.length,
  );
  return {
    hotel: await presentHotel(hotel),
    checkInAt: checkInAt(stay.checkIn).toISOString(),
    rooms: rooms.map((room) => roomOffer(hotel, room, stay, now)),
  };
};

function roomOffer(hotel: StockHotel, room: StockRoom, stay: Stay, now: Date): RoomOffer {
  const { id, name, terms } = room;
  const rates = room.plans.map((plan) => {
    const { total, currency, nightly, lines } = priceRate(hotel, room, plan, stay);
    const cancellationPolicies = policiesOf(plan.windows, checkInAt(stay.checkIn));
    return {
      ratePlanId: plan.id,
      name: plan.name,
      meals: plan.meals,
      cancellationPolicies,
      refundable: isRefundable(cancellationPolicies, total, now),
      price: { qOfferedPriceRoundedOff: total, currency, nightly, lines },
    };
  });
  const left = roomsLeft(room, stay);
  return { roomTypeId: id, name, facts: room.facts, maxGuests: terms.maxGuests, left, photographs: [], rates };
}

export const hotelAnswers: AnswersOf<typeof contract> = {
  searchStays,
  listRooms,
  getHotel: async ({ query }) => {
    const hotel = findStock(query.hotel);
    if (!hotel) throw notFound('This hotel');
    const page = await presentHotel(hotel);
    const near = nearestAirports((await placeTables()).airports, page, NEAR_A_STAY);
    const airports = near.map(({ airport: { iata, name }, km }) => ({ iata, name, km }));
    const beach = nearestBeach(mainBeaches, page);
    const stations = nearestStations(mainStations, page).map(({ station: { code, name }, km: far }) => ({
      code,
      name,
      km: far,
    }));
    const houseRules = {
      couples: null,
      pets: hotel.amenities.includes('pets') || null,
      children: hotel.amenities.includes('family-rooms') || null,
      minimumAge: 18,
      extraBed: null,
      identityDocuments: ['aadhaar' as const, 'passport' as const],
    };
    return {
      ...page,
      houseRules,
      airports,
      beach: beach && { name: beach.beach.name, km: beach.km },
      stations,
      photographs: [],
    };
  },
  findHotels: ({ query }) => hotelsNamed(query.name),
  suggestPlaces,
  getHighlights: ({ now }) => highlights(now, { searchStays, listRooms }),
};
