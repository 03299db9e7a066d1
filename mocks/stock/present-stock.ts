import type { HotelInfo, ListedStay, ListingCity } from '#features/hotels/contract.ts';
import { buildingOfHotel } from '#features/hotels/rules/building-of-hotel.ts';
import type { City } from '#features/places/rules/place-types.ts';
import { CHECK_IN, CHECK_OUT, ZONE } from './calendar.ts';
import { idOf, type StockHotel } from './hotels.ts';
import { countryOf, placeTables } from './place-tables.ts';

/** A city of the real table; undefined for an unknown slug. */
export const findCity = async (slug: string): Promise<City | undefined> =>
  (await placeTables()).cities.find((city) => city.slug === slug);

/** A city for the listing, with its evening poster. */
export async function presentCity(city: City): Promise<ListingCity> {
  const { id, slug, name, region, lat, lng, timezone, kind, mark } = city;
  const countryName = countryOf(await placeTables(), city.country)?.name ?? city.country;
  return {
    _id: id,
    slug,
    name,
    region,
    countryName,
    lat,
    lng,
    zone: timezone,
    poster: { kind, hour: 'dusk', seed: slug, ...(mark ? { mark } : {}) },
  };
}

/** A hotel's location: in its area, two streets from the next hotel. */
async function positionOf({ city: slug, area, number }: StockHotel): Promise<{ city: City; lat: number; lng: number }> {
  const { areas } = await placeTables();
  const city = await findCity(slug);
  if (!city) throw new Error(`The places have no city ${slug}.`);
  const { lat, lng } = areas.find((known) => known.city === slug && known.name === area) ?? city;
  return { city, lat: lat + (number % 5) / 1000, lng: lng - (number % 3) / 1000 };
}

export async function presentHotel(hotel: StockHotel): Promise<HotelInfo> {
  const { city, lat, lng } = await positionOf(hotel);
  const { number, slug, name, stars, score, scoreCount, area, amenities, about } = hotel;
  const listingCity = await presentCity(city);
  return {
    _id: idOf(hotel),
    number,
    slug,
    name,
    stars,
    score,
    scoreCount,
    area,
    address: `${area}, ${city.name}, ${city.region}, ${listingCity.countryName}`,
    city: listingCity,
    lat,
    lng,
    zone: ZONE,
    checkInTime: CHECK_IN,
    checkOutTime: CHECK_OUT,
    telephone: null,
    amenities: [...amenities],
    about,
    poster: { kind: city.kind, hour: hotel.hour, building: buildingOfHotel({ ...hotel, kind: city.kind }), seed: slug },
  };
}

export async function presentListed(hotel: StockHotel): Promise<Omit<ListedStay, 'offers'>> {
  const { lat, lng } = await positionOf(hotel);
  const { slug, name, area, stars, score, scoreCount, amenities } = hotel;
  return {
    _id: idOf(hotel),
    slug,
    name,
    area,
    city: hotel.city,
    stars,
    score,
    scoreCount,
    lat,
    lng,
    amenities: [...amenities],
    hour: hotel.hour,
  };
}
