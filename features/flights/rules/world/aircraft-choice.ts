import type { Aircraft, Airline } from '../../data/flight-types.ts';
import { chance } from './chance.ts';

const USABLE_RANGE = 0.94;
const TURBOPROP_KMH = 700;
/** Turboprops fly at most this far, and at most this many flights a week. */
const TURBOPROP_KM = 900;
const TURBOPROP_WEEKLY = 21;
/** From this demand on a route gets a wide-body aircraft. */
const BUSY_WEEKLY = 28;
const WIDE_KM = 4300;

const counted = new WeakMap<Aircraft, number>();

function seatsOf(type: Aircraft): number {
  let seats = counted.get(type);
  if (seats === undefined)
    counted.set(
      type,
      (seats = type.cabins.reduce((sum, [, rows, letters]) => sum + rows * letters.replaceAll(' ', '').length, 0)),
    );
  return seats;
}

/** The aircraft of an airline's fleet for a route: with enough range, sized by demand. */
export function aircraftFor(
  airline: Airline,
  fleet: readonly Aircraft[],
  { from, to, km, weekly }: { from: string; to: string; km: number; weekly: number },
): Aircraft {
  const reach = fleet.filter(({ rangeKm }) => rangeKm * USABLE_RANGE >= km).sort((a, b) => seatsOf(a) - seatsOf(b));
  const fits = reach.filter(
    (type) => type.cruiseKmh > TURBOPROP_KMH || (km <= TURBOPROP_KM && weekly <= TURBOPROP_WEEKLY),
  );
  const able = fits.length ? fits : reach;
  const wide = able.filter((type) => type.wide);
  const narrow = able.filter((type) => !type.wide);
  const pool = km >= WIDE_KM || !narrow.length ? (wide.length ? wide : able) : narrow;
  const luck = chance('aircraft', airline.code, from, to) * 0.5 + Math.min(0.5, weekly / (BUSY_WEEKLY * 2));
  return pool[Math.min(pool.length - 1, Math.floor(luck * pool.length))]!;
}
