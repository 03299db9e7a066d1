import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { mesh } from 'topojson-client';
import { kilometresBetween, type Point } from '#lib/shared/great-circle.ts';
import { NearbyPoints } from './near.ts';

/** Points of a coastline are at most this far apart. */
const STEP_KM = 2;
const FURTHEST_KM = 30;

/** Distance to the sea in kilometres; Infinity beyond 30. From Natural Earth's 1:10m land. */
export function readCoast(): (place: Point) => number {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const land = JSON.parse(readFileSync(file, 'utf8')) as Parameters<typeof mesh>[0];
  const shore = new NearbyPoints<Point>(mesh(land).coordinates.flatMap((line) => [...pointsAlong(line)]));
  return (place) => shore.within(place, FURTHEST_KM)[0]?.km ?? Infinity;
}

function* pointsAlong(line: readonly (readonly number[])[]): Generator<Point> {
  let previous: Point | undefined;
  for (const [lng = 0, lat = 0] of line) {
    const next = { lat, lng };
    if (previous && Math.abs(previous.lng - lng) < 180) {
      const steps = Math.ceil(kilometresBetween(previous, next) / STEP_KM);
      for (let step = 1; step < steps; step += 1) {
        const share = step / steps;
        yield { lat: previous.lat + (lat - previous.lat) * share, lng: previous.lng + (lng - previous.lng) * share };
      }
    }
    yield next;
    previous = next;
  }
}
