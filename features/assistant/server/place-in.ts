import 'server-only';
import { allHotelCities, findCity } from '#features/places/server/index.ts';
import { lazy } from '#lib/shared/lazy.ts';
import { wordsOf } from '#lib/shared/word-stems.ts';

type NamedPlace = { name: string; city: string; country: string };

/** Words of the longest name of a city that is looked for: "New Delhi", "Port Blair". */
const MOST_WORDS = 3;

/** Cities with stays by each of their names, former ones included. */
const byName = lazy(() => {
  const places = new Map<string, NamedPlace>();
  for (const { city: slug } of allHotelCities()) {
    const city = findCity(slug);
    for (const name of city ? [city.name, ...city.aliases] : []) {
      const key = wordsOf(name).join(' ');
      if (city && key && !places.has(key)) places.set(key, { name: city.name, city: city.slug, country: city.country });
    }
  }
  return places;
});

/** The first city that the words name, the longest name first; null where they name none. */
export function placeIn(words: readonly string[]): NamedPlace | null {
  for (let at = 0; at < words.length; at++)
    for (let length = MOST_WORDS; length > 0; length--) {
      const place = byName().get(words.slice(at, at + length).join(' '));
      if (place) return place;
    }
  return null;
}
