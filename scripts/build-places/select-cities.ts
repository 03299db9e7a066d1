import { normaliseCityName } from '#features/places/rules/city-match.ts';
import type { City } from '#features/places/rules/place-types.ts';
import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';
import { groupBy } from './group-by.ts';
import type { KnownPlace, RemovedPlace } from './hand-tables.ts';
import type { SourceRow } from './source-rows.ts';
import { assignSlugs } from './slugs.ts';

const LEAST_POPULATION_INDIA = 15_000;
const LEAST_POPULATION_ELSEWHERE = 50_000;
/** A hand-given position and the source's row are the same place within this distance. */
const SAME_PLACE_KM = 30;
/** Another row under one of a place's names is part of it within this distance (New Delhi, Brooklyn). */
const PART_OF_PLACE_KM = 25;
const DUPLICATE_KM = 15;
/** Quarters, abandoned, destroyed and religious places. */
const NOT_TOWNS = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLR', 'STLMT']);
/** Numbered districts (Marseille 08, Sector 3). */
const NUMBERED = /\d/;

export interface ChosenPlace extends SourceRow {
  readonly aliases: readonly string[];
  readonly known?: KnownPlace;
}

export interface CityGuesses {
  readonly zone: (place: ChosenPlace) => string;
  readonly kind: (place: ChosenPlace) => City['kind'];
}

/** The places of the product: the hand-checked ones, every capital, and towns above a minimum size. */
export function choosePlaces(
  rows: readonly SourceRow[],
  { known, removed }: { known: readonly KnownPlace[]; removed: readonly RemovedPlace[] },
): ChosenPlace[] {
  const byName = groupBy(
    rows.flatMap((row) => {
      const names = new Set([row.name, row.formerName ?? row.name].map(normaliseCityName));
      return [...names].map((name) => ({ row, key: `${row.country} ${name}` }));
    }),
    ({ key }) => key,
  );
  const named = ({ country, region, at }: RemovedPlace & Pick<KnownPlace, 'at'>, name: string) =>
    (byName.get(`${country} ${normaliseCityName(name)}`) ?? [])
      .map(({ row }) => row)
      .filter((row) =>
        at ? kilometresBetween(at, row) <= SAME_PLACE_KM : region === undefined || row.region === region,
      );

  const used = new Set<SourceRow>();
  const missing: string[] = [];
  const chosen: ChosenPlace[] = [];
  for (const place of removed) {
    const found = named(place, place.name);
    if (found.length === 0) missing.push(`nothing to remove: ${place.country} ${place.name}`);
    for (const row of found) used.add(row);
  }
  for (const place of known) {
    const answers = [place.name, ...place.aliases].map((name) =>
      named(place, name).sort((left, right) => right.population - left.population),
    );
    const free = answers.flatMap((found) => found.slice(0, 1)).filter((found) => !used.has(found));
    // Of two rows for one place, the one with a population and GeoNames id wins.
    const row = (place.at ? undefined : free.find(({ id }) => id !== '')) ?? free[0];
    if (!row && !place.at) {
      missing.push(`no source row: ${place.country} ${place.region ?? ''} ${place.name}`);
      continue;
    }
    const centre: Point = place.at ?? (row as SourceRow);
    if (row) used.add(row);
    for (const part of answers.flat()) if (kilometresBetween(centre, part) <= PART_OF_PLACE_KM) used.add(part);
    chosen.push({
      id: row?.id ?? '',
      name: place.name,
      country: place.country,
      region: place.region ?? row?.region ?? nearestRegion(rows, place.country, centre),
      lat: centre.lat,
      lng: centre.lng,
      population: place.population ?? row?.population ?? 0,
      feature: row?.feature ?? '',
      aliases: otherNames(place.name, [...place.aliases, row?.name, row?.formerName]),
      known: place,
    });
  }
  if (missing.length > 0) throw new Error(missing.join('\n'));

  const kept = new Map<string, SourceRow[]>();
  for (const row of [...rows].sort((left, right) => right.population - left.population)) {
    const least = row.country === 'IN' ? LEAST_POPULATION_INDIA : LEAST_POPULATION_ELSEWHERE;
    if (used.has(row) || NOT_TOWNS.has(row.feature) || NUMBERED.test(row.name)) continue;
    if (row.population < least && row.feature !== 'PPLC') continue;
    const key = `${row.country} ${normaliseCityName(row.name)}`;
    const namesakes = kept.get(key) ?? [];
    if (namesakes.some((other) => kilometresBetween(row, other) < DUPLICATE_KM)) continue;
    kept.set(key, [...namesakes, row]);
    chosen.push({ ...row, aliases: otherNames(row.name, [row.formerName]) });
  }
  return chosen;
}

function nearestRegion(rows: readonly SourceRow[], country: string, at: Point): string {
  let best: { region: string; km: number } = { region: '', km: Infinity };
  for (const row of rows) {
    if (row.country !== country || row.region === '') continue;
    const km = kilometresBetween(at, row);
    if (km < best.km) best = { region: row.region, km };
  }
  return best.region;
}

function otherNames(name: string, candidates: readonly (string | undefined)[]): string[] {
  const names = new Map<string, string>();
  for (const other of candidates) {
    const words = normaliseCityName(other ?? '');
    if (other && words !== normaliseCityName(name) && !names.has(words)) names.set(words, other);
  }
  return [...names.values()];
}

const degrees = (value: number) => Math.round(value * 1e4) / 1e4;

export function toCities(places: readonly ChosenPlace[], guess: CityGuesses): City[] {
  const slugs = assignSlugs(places);
  return places
    .map((place) => {
      const slug = slugs.get(place) ?? '';
      return {
        id: place.id || slug,
        name: place.name,
        slug,
        aliases: place.aliases,
        region: place.region,
        country: place.country,
        lat: degrees(place.lat),
        lng: degrees(place.lng),
        population: place.population,
        timezone: guess.zone(place),
        kind: place.known?.kind ?? guess.kind(place),
        ...(place.known?.mark && { mark: place.known.mark }),
      };
    })
    .sort((left, right) => (`${left.country} ${left.slug}` < `${right.country} ${right.slug}` ? -1 : 1));
}
