import 'server-only';
import { findCity, type City } from '#features/places/server/index.ts';
import type { CityScenes, HotelInfo, HouseRules, ListedStay, PosterSpec } from '../contract.ts';
import { buildingOfHotel } from '../rules/building-of-hotel.ts';
import { amenitiesOf } from '../rules/vocabulary.ts';
import { presentCity } from './present-city.ts';
import type { hotels } from './tables.ts';

export type HotelRow = typeof hotels.$inferSelect;

/** What the listing needs of a hotel's row. */
export type ListedHotel = Pick<
  HotelRow,
  | 'id'
  | 'slug'
  | 'name'
  | 'area'
  | 'stars'
  | 'scoreSum'
  | 'scoreCount'
  | 'lat'
  | 'lng'
  | 'amenities'
  | 'citySlug'
  | 'posterHour'
>;

/** The part of a listed stay that does not depend on dates. */
export const presentListed = (row: ListedHotel): Omit<ListedStay, 'offers'> => ({
  _id: row.id,
  slug: row.slug,
  name: row.name,
  area: row.area,
  city: row.citySlug,
  stars: row.stars,
  ...scoreOf(row),
  lat: row.lat,
  lng: row.lng,
  hour: row.posterHour as PosterSpec['hour'],
  amenities: amenitiesOf(row.amenities),
});

/** A hotel's page. Throws an Error when the row names an unknown city. */
export function presentHotel(row: HotelRow, now: Date): HotelInfo {
  return {
    _id: row.id,
    number: row.number,
    slug: row.slug,
    name: row.name,
    stars: row.stars,
    ...scoreOf(row),
    area: row.area,
    address: row.address,
    city: presentCity(cityOf(row), now),
    lat: row.lat,
    lng: row.lng,
    zone: row.zone,
    checkInTime: row.checkInTime,
    checkOutTime: row.checkOutTime,
    telephone: row.telephone,
    amenities: amenitiesOf(row.amenities),
    about: row.about,
    poster: posterOf(row),
  };
}

/** The house rules of a hotel. The amenity "Pets welcome" says it where the rule itself is empty. */
export const presentHouseRules = (row: HotelRow): HouseRules => ({
  couples: row.couples,
  pets: row.pets ?? (amenitiesOf(row.amenities).includes('pets') || null),
  children: row.children,
  minimumAge: row.minimumAge,
  extraBed: row.extraBed === null ? null : { available: row.extraBed, price: row.extraBedPrice },
  identityDocuments: row.identityDocuments,
});

/** A mean of fewer scores says more about one guest than about the hotel. */
const FEWEST_SCORES = 3;

/** The mean guest score to one decimal; null below three scores. */
const scoreOf = ({ scoreSum, scoreCount }: Pick<HotelRow, 'scoreSum' | 'scoreCount'>) => ({
  score: scoreCount >= FEWEST_SCORES ? Math.round((scoreSum / scoreCount) * 10) / 10 : null,
  scoreCount,
});

type DrawnFacts = Pick<HotelRow, 'slug' | 'name' | 'stars' | 'amenities' | 'citySlug' | 'posterHour'>;

/** A hotel's poster: its own building at its own hour, before the scene of its city. */
export function posterOf(row: DrawnFacts): PosterSpec {
  const { kind, mark } = cityOf(row);
  const building = buildingOfHotel({ ...row, amenities: amenitiesOf(row.amenities), kind });
  return { kind, hour: row.posterHour as PosterSpec['hour'], ...(mark ? { mark } : {}), building, seed: row.slug };
}

/** The scenes of these cities, by slug. Throws an Error when a city is unknown. */
export const scenesOf = (citySlugs: readonly string[]): CityScenes =>
  Object.fromEntries(
    citySlugs.map((citySlug) => {
      const { kind, mark } = cityOf({ citySlug });
      return [citySlug, { kind, ...(mark ? { mark } : {}) }];
    }),
  );

/** Throws an Error when the row names an unknown city. */
function cityOf({ citySlug }: Pick<HotelRow, 'citySlug'>): City {
  const city = findCity(citySlug);
  if (!city) throw new Error(`A hotel stands in an unknown city: ${citySlug}`);
  return city;
}
