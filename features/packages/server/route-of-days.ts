import 'server-only';
import type { PackageStop } from '../contract.ts';
import { JOURNEYS } from '../data/journeys.ts';
import { stopsOf } from '../rules/present-package.ts';
import { cityOf } from './catalogue.ts';

/** The cities of all journeys by their names: a booking stores names. */
const byName = new Map(
  JOURNEYS.flatMap(({ days }) => days.map(({ city }) => cityOf(city))).map((city) => [city.name, city]),
);

/** The route of a booked journey from its days; empty where a city is no longer in the catalogue. */
export function routeOfDays(days: readonly { city: string }[]): PackageStop[] {
  const cities = days.flatMap(({ city }) => byName.get(city) ?? []);
  return cities.length === days.length ? stopsOf(cities) : [];
}
