import 'server-only';
import { findCity, findCountry } from '#features/places/server/index.ts';
import type { Journey } from '../data/journey.ts';
import { JOURNEYS } from '../data/journeys.ts';
import type { CityOf } from '../rules/present-package.ts';

const bySlug = new Map(JOURNEYS.map((journey) => [journey.slug, journey]));

/** A journey of the catalogue by its slug. */
export const findJourney = (slug: string): Journey | undefined => bySlug.get(slug);

/** A city of the catalogue. Throws for an unknown slug: the catalogue is part of the build, and a test reads all of it. */
export const cityOf: CityOf = (slug) => {
  const city = findCity(slug);
  if (!city) throw new Error(`The catalogue of packages names an unknown city: ${slug}`);
  const { name, region, lat, lng, kind, mark } = city;
  const abroad = city.country === 'IN' ? undefined : findCountry(city.country)?.name;
  return { name, region: abroad ?? region, lat, lng, kind, mark };
};
