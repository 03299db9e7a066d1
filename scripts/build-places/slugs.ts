import { normaliseCityName } from '#features/places/rules/city-match.ts';
import type { SourceRow } from './source-rows.ts';

/** `Saint-Denis` → `saint-denis`. */
export function slugify(text: string): string {
  return normaliseCityName(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** What a slug is made of; `known` marks places of the hand-checked table. */
type NamedPlace = Pick<SourceRow, 'id' | 'name' | 'country' | 'region' | 'population'> & { readonly known?: unknown };

/**
 * A unique slug for each place. The plain one goes to the place travellers mean: hand-checked first, then India, then
 * the larger.
 */
export function assignSlugs<Place extends NamedPlace>(places: readonly Place[]): Map<Place, string> {
  const slugs = new Map<Place, string>();
  const taken = new Set<string>();
  const rank = (place: Place) => (place.known ? 0 : 2) + (place.country === 'IN' ? 0 : 1);
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
