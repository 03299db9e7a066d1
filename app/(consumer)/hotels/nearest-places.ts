import 'server-only';
import { searchCities as citiesByName, type CityOption } from '#features/places/contract.ts';
import { allHotelCities, findCity, searchCities } from '#features/places/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { kilometresBetween } from '#lib/shared/great-circle.ts';

const NEAREST = 3;
/** Farther than a day on the road is no neighbour. */
const NEAR_KM = 600;

export type NearPlace = { slug: string; name: string; kilometres: number };

/** For a city without results: whether it has stays at all, and the nearest places that are known for theirs, none farther than a day on the road. */
export async function nearestPlaces(city: {
  slug: string;
  name: string;
  lat: number;
  lng: number;
}): Promise<{ listed: number; near: NearPlace[] }> {
  const options: CityOption[] = await read(citiesByName, searchCities, { cityname: city.name });
  const near = allHotelCities()
    .flatMap(({ city: slug }) => findCity(slug) ?? [])
    .filter(({ slug }) => slug !== city.slug)
    .map(({ slug, name, lat, lng }) => ({ slug, name, kilometres: Math.round(kilometresBetween(city, { lat, lng })) }))
    .filter(({ kilometres }) => kilometres <= NEAR_KM)
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, NEAREST);
  return { listed: options.find(({ slug }) => slug === city.slug)?.hotels ?? 0, near };
}
