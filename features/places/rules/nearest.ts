import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';
import type { Beach } from '../data/place-types.ts';
import type { Station } from './place-types.ts';

export type NearbyBeach = { beach: Beach; /** In a straight line, to the half kilometre; at least 0.5. */ km: number };

/** Farther away a stay is not at the sea: nobody walks or drives there for a swim before dinner. */
const BEACH_WITHIN_KM = 10;

/** The nearest beach to a point; null where the place has none. Positions are known to about 1 km. */
export function nearestBeach(beaches: readonly Beach[], point: Point): NearbyBeach | null {
  const [nearest] = beaches
    .map((beach) => ({ beach, km: kilometresBetween(point, beach) }))
    .filter(({ km }) => km <= BEACH_WITHIN_KM)
    .sort((a, b) => a.km - b.km);
  return nearest ? { ...nearest, km: Math.max(0.5, Math.round(nearest.km * 2) / 2) } : null;
}

export type NearbyStation = { station: Station; /** In a straight line, to the kilometre; at least 1. */ km: number };

/** For a hotel's page: at most two stations, within about an hour by road. */
const [STATION_WITHIN_KM, MOST_STATIONS] = [30, 2];

/** The main stations around a point, nearest first. Positions are known to about 1 km. */
export const nearestStations = (stations: readonly Station[], point: Point): NearbyStation[] =>
  stations
    .map((station) => ({ station, km: kilometresBetween(point, station) }))
    .filter(({ km }) => km <= STATION_WITHIN_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_STATIONS)
    .map(({ station, km }) => ({ station, km: Math.max(1, Math.round(km)) }));
