import { kilometresBetween } from '#lib/shared/great-circle.ts';
import type { Aircraft, Airline, Airport, AirportSize, Region } from '../../data/flight-types.ts';

/** Inputs of the network. */
export type WorldTables = {
  airports: readonly Airport[];
  airlines: readonly Airline[];
  aircraft: readonly Aircraft[];
  sizes: readonly AirportSize[];
  regionOf: ReadonlyMap<string, Region>;
};

/** A route of an airline between a hub and another airport, with weekly frequency. */
export type Connection = { airline: Airline; hub: Airport; other: Airport; km: number; weekly: number };

/** Below this distance there are no flights; a little above it few. */
const SHORTEST_KM = 160;
const ROAD_KM = 420;
/** The share of an aircraft's range that airlines plan with. */
const USABLE_RANGE = 0.94;
const LEAST_WEEKLY = 3;

/** The most daily flights of one airline on a route, by distance. */
const mostDaily = (km: number): number => (km < 2400 ? 20 : km < 4500 ? 7 : km < 8500 ? 4 : 2);

/**
 * Routes and frequencies of an airline by a gravity model: every hub attracts every airport of its regions by size and
 * distance, and the airline's daily flights are distributed by that.
 */
export function networkOf(airline: Airline, tables: WorldTables): Connection[] {
  const reach =
    Math.max(...airline.fleet.map((code) => tables.aircraft.find((type) => type.code === code)?.rangeKm ?? 0)) *
    USABLE_RANGE;
  const pulls = pullsOf(airline, reach, tables);
  const total = airline.dailyPairs * 7;
  let [low, high] = [0, (total * 40) / (pulls.reduce((sum, { pull }) => sum + pull, 0) || 1)];
  for (let step = 0; step < 22; step++) {
    const scale = (low + high) / 2;
    let weekly = 0;
    for (const { pull, km } of pulls) weekly += weeklyOf(pull, km, scale);
    if (weekly > total) high = scale;
    else low = scale;
  }
  return pulls.flatMap(({ pull, ...pair }) => {
    const weekly = weeklyOf(pull, pair.km, low);
    return weekly > 0 ? [{ airline, ...pair, weekly }] : [];
  });
}

/** Whole flights per week; daily ones stay daily, too few become none. */
function weeklyOf(pull: number, km: number, scale: number): number {
  const weekly = Math.min(mostDaily(km) * 7, Math.round(pull * scale));
  if (weekly < LEAST_WEEKLY) return 0;
  return weekly > 7 ? Math.round(weekly / 7) * 7 : weekly;
}

type Pull = { hub: Airport; other: Airport; km: number; pull: number };

function pullsOf(airline: Airline, reach: number, { airports, sizes, regionOf }: WorldTables): Pull[] {
  const sizeOf = new Map(sizes.map((size) => [size.iata, size]));
  const regional = reach < REGIONAL_KM;
  const weights = regional ? { hub: 0.2, other: 0.02 } : { hub: 0.7, other: 0.75 };
  const hubs = airline.hubs.flatMap((code) => airports.find(({ iata }) => iata === code) ?? []);
  const done = new Set<string>();
  const pulls: Pull[] = [];
  for (const hub of hubs) {
    done.add(hub.iata);
    for (const other of airports) {
      if (done.has(other.iata) || other.cityCode === hub.cityCode) continue;
      const care = airline.serves[other.country] ?? airline.serves[regionOf.get(other.country) ?? ''] ?? 0;
      const size = sizeOf.get(other.iata);
      if (care === 0 || !size || (regional && size.pull > SMALL_TOWN && !airline.hubs.includes(other.iata))) continue;
      const km = kilometresBetween(hub, other);
      if (km < SHORTEST_KM || km > reach) continue;
      // distant destinations only for large cities
      const far = Math.min(1, Math.max(0, (km - FAR_KM) / (2 * FAR_KM))) * 0.35;
      const both =
        ((sizeOf.get(hub.iata)?.pull ?? 0) / ORDINARY) ** weights.hub * (size.pull / ORDINARY) ** (weights.other + far);
      const kept = size.kind && size.kind !== airline.kind && !airline.hubs.includes(other.iata) ? OTHER_KIND : 1;
      pulls.push({ hub, other, km, pull: care * kept * both * byDistance(km) });
    }
  }
  return pulls;
}

/** Airlines with aircraft of less range than this serve small towns. */
const REGIONAL_KM = 3600;
const SMALL_TOWN = 7;
/** Attraction of an ordinary airport. */
const ORDINARY = 20;
const FAR_KM = 2000;
/** What remains of an airport's attraction for airlines of the other kind. */
const OTHER_KIND = 0.12;

const byDistance = (km: number): number =>
  Math.min(1, km / ROAD_KM) ** 1.6 * (km < FAR_KM ? km ** -0.7 : FAR_KM ** -0.7 * (km / FAR_KM) ** -0.3);
