import 'server-only';
import { searchCities as operation } from '#features/places/contract.ts';
import { findCity, searchCities } from '#features/places/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { POSTER_HOURS } from '#posters/index.ts';

/** The places with most stays, each with its poster, at different hours of the day for variety. */
export async function popularPlaces() {
  const places = await read(operation, searchCities, { cityname: '' });
  return places.flatMap((place, index) => {
    const city = findCity(place.slug);
    const hour = POSTER_HOURS[(index + 1) % POSTER_HOURS.length] ?? 'day';
    return city
      ? [{ ...place, scene: { seed: city.slug, kind: city.kind, hour, ...(city.mark ? { mark: city.mark } : {}) } }]
      : [];
  });
}
