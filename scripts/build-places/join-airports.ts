import { normaliseCityName } from '#features/places/rules/city-match.ts';
import type { Airport, City } from '#features/places/rules/place-types.ts';
import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { groupBy } from './group-by.ts';
import { readSections, split } from './hand-tables.ts';
import type { AirportInfo } from './read-airports.ts';

/** An airport belongs to one of our cities of that name within this distance. */
const SERVED_WITHIN_KM = 120;

export interface AirportFacts {
  readonly cityCodes: ReadonlyMap<string, string>;
  readonly scheduled: ReadonlySet<string>;
  readonly added: readonly AirportInfo[];
  readonly cityNames: ReadonlyMap<string, string>;
  readonly names: ReadonlyMap<string, string>;
  readonly searchNames: ReadonlyMap<string, readonly string[]>;
}

export function readAirportFacts(): AirportFacts {
  const lines = new Map(readSections('airports.txt').map((section) => [section.title, section.lines]));
  return {
    cityCodes: new Map(
      (lines.get('city codes') ?? []).flatMap((line) => {
        const [code = '', airports = ''] = split(line, '=');
        return airports.split(' ').map((airport) => [airport, code] as const);
      }),
    ),
    scheduled: new Set((lines.get('also scheduled') ?? []).flatMap((line) => line.split(' '))),
    added: (lines.get('added') ?? []).map((line) => {
      const [iata = '', name = '', city = '', country = '', at = '', zone = ''] = split(line, '|');
      const [lat = '', lng = ''] = at.split(',');
      return { iata, name, city, country, lat: Number(lat), lng: Number(lng), zone };
    }),
    cityNames: new Map((lines.get('city names') ?? []).map((line) => split(line, '|') as [string, string])),
    names: new Map((lines.get('names') ?? []).map((line) => split(line, '|') as [string, string])),
    searchNames: new Map(
      (lines.get('search names') ?? []).map((line) => {
        const [code = '', names = ''] = split(line, '|');
        return [code, split(names, ',')] as const;
      }),
    ),
  };
}

export function joinAirports(
  infos: readonly AirportInfo[],
  { scheduled, facts, cities }: { scheduled: ReadonlySet<string>; facts: AirportFacts; cities: readonly City[] },
): Airport[] {
  const byName = groupBy(
    cities.flatMap((city) =>
      [city.name, ...city.aliases].map((name) => ({ city, key: `${city.country} ${normaliseCityName(name)}` })),
    ),
    ({ key }) => key,
  );
  const ourName = (airport: AirportInfo) => {
    const served = facts.cityNames.get(airport.iata) ?? airport.city;
    const near = (byName.get(`${airport.country} ${normaliseCityName(served)}`) ?? [])
      .map(({ city }) => ({ city, km: kilometresBetween(airport, city) }))
      .filter(({ km }) => km <= SERVED_WITHIN_KM)
      .sort((left, right) => left.km - right.km)[0];
    return near?.city.name ?? served;
  };
  const added = new Set(facts.added.map(({ iata }) => iata));
  const served = infos.filter(({ iata }) => !added.has(iata) && (scheduled.has(iata) || facts.scheduled.has(iata)));
  return [...served, ...facts.added]
    .filter(({ iata }) => /^[A-Z]{3}$/.test(iata))
    .map((airport) => ({
      iata: airport.iata,
      name: facts.names.get(airport.iata) ?? airport.name,
      cityCode: facts.cityCodes.get(airport.iata) ?? airport.iata,
      cityName: ourName(airport),
      country: airport.country,
      lat: Math.round(airport.lat * 1e4) / 1e4,
      lng: Math.round(airport.lng * 1e4) / 1e4,
      zone: airport.zone,
      names: facts.searchNames.get(airport.iata),
    }))
    .sort((left, right) => (left.iata < right.iata ? -1 : 1));
}
