import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';
import type { Station } from './place-types.ts';

export type NearbyStation = { station: Station; /** In a straight line, to the kilometre; at least 1. */ km: number };

/** For a hotel's page: at most two stations, within about an hour by road. */
const [WITHIN_KM, MOST] = [30, 2];

/** The main stations around a point, nearest first. Positions are known to about 1 km. */
export const nearestStations = (stations: readonly Station[], point: Point): NearbyStation[] =>
  stations
    .map((station) => ({ station, km: kilometresBetween(point, station) }))
    .filter(({ km }) => km <= WITHIN_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST)
    .map(({ station, km }) => ({ station, km: Math.max(1, Math.round(km)) }));
