import { normaliseCityName } from '#features/places/rules/city-match.ts';
import type { ChosenPlace } from './select-cities.ts';

/** `Saint-Denis` → `saint-denis`. */
export function slugify(text: string): string {
  return normaliseCityName(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** One slug a place, the plain one for the place travellers mean: hand-checked before others, India before the world, then the larger. */
export function assignSlugs(places: readonly ChosenPlace[]): Map<ChosenPlace, string> {
  const slugs = new Map<ChosenPlace, string>();
  const taken = new Set<string>();
  const rank = (place: ChosenPlace) => (place.known ? 0 : 2) + (place.country === 'IN' ? 0 : 1);
  for (const place of [...places].sort(
    (left, right) => rank(left) - rank(right) || right.population - left.population,
  )) {
    const name = slugify(place.name) || `place-${place.id}`;
    const region = slugify(place.region);
    const country = place.country.toLowerCase();
    const choices = [
      name,
      ...(region ? [`${name}-${region}`] : []),
      `${name}-${country}`,
      `${name}-${country}-${place.id}`,
    ];
    const slug = choices.find((choice) => !taken.has(choice));
    if (slug === undefined) throw new Error(`No free slug for ${place.name}, ${place.region}, ${place.country}`);
    taken.add(slug);
    slugs.set(place, slug);
  }
  return slugs;
}
