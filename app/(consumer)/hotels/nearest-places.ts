import 'server-only';
import { suggestPlaces as operation } from '#features/hotels/contract.ts';
import { suggestPlaces } from '#features/hotels/server/index.ts';
import { allHotelCities, findCity, type StayPlace } from '#features/places/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { kilometresBetween } from '#lib/shared/great-circle.ts';

const NEAREST = 3;
/** Distance in kilometres up to which a city is suggested as near. */
const NEAR_KM = 600;

export type NearPlace = { slug: string; name: string; kilometres: number };

/**
 * For a place without results: whether it has stays at all, and the nearest well-known hotel cities within a day's
 * drive.
 */
export async function nearestPlaces(place: StayPlace): Promise<{ listed: number; near: NearPlace[] }> {
  const options = await read(operation, suggestPlaces, { text: place.title });
  const near = allHotelCities()
    .flatMap(({ city: slug }) => findCity(slug) ?? [])
    .filter(({ slug }) => !place.cities.includes(slug))
    .map(({ slug, name, lat, lng }) => ({ slug, name, kilometres: Math.round(kilometresBetween(place, { lat, lng })) }))
    .filter(({ kilometres }) => kilometres <= NEAR_KM)
    .sort((a, b) => a.kilometres - b.kilometres)
    .slice(0, NEAREST);
  return { listed: options.find(({ slug }) => slug === place.slug)?.stays ?? 0, near };
}
