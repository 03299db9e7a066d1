import type { World } from '../world/world.ts';

/** A place of a search: airports by index, and its name. */
export type FoundPlace = { code: string; name: string; airports: number[] };

const cities = new WeakMap<World, ReadonlyMap<string, number[]>>();

function airportsByCity(world: World): ReadonlyMap<string, number[]> {
  let known = cities.get(world);
  if (!known) {
    const grouped = Map.groupBy(world.airports.keys(), (at) => world.airports[at]!.cityCode);
    cities.set(world, (known = grouped));
  }
  return known;
}

/**
 * The airports of a code: a city stands for all its airports with flights, an airport for itself. `BOM` is the city;
 * `BOM.only` is the airport. Null for an unserved code.
 */
export function findPlace(world: World, code: string): FoundPlace | null {
  const [plain = '', only] = code.split('.');
  const ofCity = only ? undefined : airportsByCity(world).get(plain);
  const alone = world.airportAt.get(plain);
  const airports = ofCity ?? (alone === undefined ? [] : [alone]);
  const [first] = airports;
  if (first === undefined) return null;
  const { cityName, name } = world.airports[first]!;
  return { code, name: ofCity ? cityName : name, airports };
}
