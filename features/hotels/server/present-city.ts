import 'server-only';
import { timeInZone } from '#lib/shared/dates.ts';
import { findCountry, type City, type StayPlace } from '#features/places/server/index.ts';
import type { ListingCity } from '../contract.ts';

/** A city for the listing and the hotel page; its poster shows the current local hour. */
export const presentCity = (city: City, now: Date): ListingCity => ({
  _id: city.id,
  slug: city.slug,
  name: city.name,
  region: city.region,
  countryName: findCountry(city.country)?.name ?? city.country,
  lat: city.lat,
  lng: city.lng,
  zone: city.timezone,
  poster: {
    kind: city.kind,
    hour: posterHour(now, city.timezone),
    seed: city.slug,
    ...(city.mark ? { mark: city.mark } : {}),
  },
});

/** A place of a search for the listing: poster and clock are those of its (best known) city. */
export const presentPlace = (place: StayPlace, now: Date): ListingCity =>
  place.type === 'city'
    ? presentCity(place.city, now)
    : {
        ...presentCity(place.city, now),
        _id: place.slug,
        slug: place.slug,
        name: place.title,
        lat: place.lat,
        lng: place.lng,
      };

function posterHour(now: Date, zone: string): ListingCity['poster']['hour'] {
  const hour = Number(timeInZone(now, zone).slice(0, 2));
  if (hour < 5 || hour >= 20) return 'night';
  if (hour < 8) return 'dawn';
  return hour < 17 ? 'day' : 'dusk';
}
