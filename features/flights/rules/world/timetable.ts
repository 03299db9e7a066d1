import type { Aircraft, Airport } from '../../data/flight-types.ts';
import { aircraftFor } from './aircraft-choice.ts';
import { chance, chosen } from './chance.ts';
import { sentinelFlights } from '../sentinels.ts';
import { networkOf, type Connection, type WorldTables } from './network.ts';
import { offsetAt } from './zone-offsets.ts';
import type { Point } from '#lib/shared/great-circle.ts';
import { radians } from '#lib/shared/great-circle.ts';

/** The eastward component of a flight: 1 due east, −1 due west, by the shorter way. */
function eastward(from: Point, to: Point): number {
  const dLng = radians(to.lng - from.lng);
  const y = Math.sin(dLng) * Math.cos(radians(to.lat));
  const x =
    Math.cos(radians(from.lat)) * Math.sin(radians(to.lat)) -
    Math.sin(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.cos(dLng);
  return y / (Math.hypot(x, y) || 1);
}

/** A flight number: airports, aircraft and airline by index, local time and weekdays. */
export type TimetableRow = {
  airline: number;
  from: number;
  to: number;
  km: number;
  departs: number;
  minutes: number;
  days: number;
  number: number;
  aircraft: number;
};

const DAY = 1440;
const EVERY_DAY = 0b111_1111;
const FIVE = 5;
/** Departure times of short flights; none at night. */
const FIRST_DEPARTURE = 5 * 60 + 25;
const LAST_DEPARTURE = 22 * 60 + 30;
const LONG_FLIGHT = 300;
/** Departure times of long flights. */
const LONG_DEPARTURES = [
  [8 * 60, 11 * 60],
  [13 * 60, 16 * 60],
  [20 * 60, 23 * 60 + 30],
  [1 * 60, 3 * 60 + 30],
] as const;
/** A reference day in northern winter time, used to plan return flights. */
const REFERENCE = Date.UTC(2026, 0, 14) / 60_000;

/** Outbound and return flights of every route of every airline, each with a number of its own. */
export function timetableOf(tables: WorldTables): TimetableRow[] {
  const airportAt = new Map(tables.airports.map(({ iata }, at) => [iata, at]));
  const aircraftAt = new Map(tables.aircraft.map(({ code }, at) => [code, at]));
  return [
    ...sentinelRows(tables, airportAt),
    ...tables.airlines.flatMap((airline, at) => {
      const fleet = airline.fleet.flatMap((code) => tables.aircraft[aircraftAt.get(code) ?? -1] ?? []);
      const longestFirst = networkOf(airline, tables).sort(
        (a, b) => b.km - a.km || (a.hub.iata + a.other.iata < b.hub.iata + b.other.iata ? -1 : 1),
      );
      let number = airline.kind === 'gds' ? 101 : 1001;
      return longestFirst.flatMap((connection) => {
        const { hub, other, km, weekly } = connection;
        const type = aircraftFor(airline, fleet, { from: hub.iata, to: other.iata, km, weekly });
        const shared = { airline: at, km, aircraft: aircraftAt.get(type.code) ?? 0 };
        return departuresOf(connection, type).flatMap(({ out, back, outDays, backDays, there, here }) => [
          {
            ...shared,
            from: airportAt.get(hub.iata)!,
            to: airportAt.get(other.iata)!,
            departs: out,
            minutes: there,
            days: outDays,
            number: number++,
          },
          {
            ...shared,
            from: airportAt.get(other.iata)!,
            to: airportAt.get(hub.iata)!,
            departs: back,
            minutes: here,
            days: backDays,
            number: number++,
          },
        ]);
      });
    }),
  ];
}

/** The documented sentinel flights: found by number, never listed. */
function sentinelRows({ airlines, aircraft }: WorldTables, airportAt: ReadonlyMap<string, number>): TimetableRow[] {
  return sentinelFlights().flatMap(({ from, to, airline, ...flight }) => {
    const seller = airlines.findIndex(({ code }) => code === airline);
    const type = aircraft.findIndex(({ code }) => code === airlines[seller]?.fleet[0]);
    const [origin, destination] = [airportAt.get(from), airportAt.get(to)];
    if (seller < 0 || type < 0 || origin === undefined || destination === undefined) return [];
    return [
      { ...flight, airline: seller, from: origin, to: destination, km: SENTINEL_KM, days: EVERY_DAY, aircraft: type },
    ];
  });
}

const SENTINEL_KM = 1700;

type Rotation = { out: number; back: number; outDays: number; backDays: number; there: number; here: number };

/** Rotations of a route: departures from the hub, and return of the same aircraft. */
function departuresOf({ airline, hub, other, km, weekly }: Connection, type: Aircraft): Rotation[] {
  const there = blockMinutes(hub, other, km, type);
  const here = blockMinutes(other, hub, km, type);
  const rotations = Math.ceil(weekly / 7);
  return Array.from({ length: rotations }, (_, turn) => {
    const key = [airline.code, hub.iata, other.iata, turn] as const;
    const out = there > LONG_FLIGHT ? longDeparture(turn, key) : shortDeparture(turn, rotations, key);
    const outDays = turn < Math.floor(weekly / 7) ? EVERY_DAY : someDays(weekly % 7 || 7, key);
    const arrives = out + there + offsetAt(other.zone, REFERENCE) - offsetAt(hub.zone, REFERENCE);
    const ready = arrives + turnaround(type, there) + chosen(0, 4, 'ground', ...key) * FIVE;
    const back = here > LONG_FLIGHT ? ready : untilMorning(ready, key);
    const later = Math.floor(back / DAY);
    return { out, back: back - later * DAY, outDays, backDays: rotateDays(outDays, later), there, here };
  });
}

/** Block time: taxi, climb and descent plus cruise, shorter eastbound by tailwind. */
function blockMinutes(from: Airport, to: Airport, km: number, { cruiseKmh }: Aircraft): number {
  const wind = km > 1500 ? 1 + 0.05 * eastward(from, to) : 1;
  return Math.round(((km / (cruiseKmh * wind)) * 60 + 32) / FIVE) * FIVE;
}

const turnaround = (type: Aircraft, minutes: number): number => (type.wide ? 95 : minutes > 180 ? 60 : 35);

function shortDeparture(turn: number, rotations: number, key: readonly (string | number)[]): number {
  const share = (turn + 0.1 + 0.8 * chance('departs', ...key)) / rotations;
  return Math.round((FIRST_DEPARTURE + share * (LAST_DEPARTURE - FIRST_DEPARTURE)) / FIVE) * FIVE;
}

function longDeparture(turn: number, key: readonly (string | number)[]): number {
  const [airline, hub, other] = key;
  const [first, last] = LONG_DEPARTURES[(chosen(0, 3, 'bank', airline!, hub!, other!) + turn * 2) % 4]!;
  return Math.round((first + chance('departs', ...key) * (last - first)) / FIVE) * FIVE;
}

/** A departure at night is moved to the morning. */
function untilMorning(wall: number, key: readonly (string | number)[]): number {
  const time = ((wall % DAY) + DAY) % DAY;
  if (time >= FIRST_DEPARTURE - 40 && time <= LAST_DEPARTURE + 45) return wall;
  const day = Math.floor(wall / DAY) + (time > LAST_DEPARTURE ? 1 : 0);
  return day * DAY + FIRST_DEPARTURE + chosen(0, 15, 'morning', ...key) * FIVE;
}

/** This many weekdays, spread out, as bits from Sunday. */
function someDays(count: number, key: readonly (string | number)[]): number {
  const first = chosen(0, 6, 'days', ...key);
  let days = 0;
  for (let n = 0; n < count; n++) days |= 1 << ((first + Math.round((n * 7) / count)) % 7);
  return days;
}

/** The same weekdays shifted by days. */
function rotateDays(days: number, later: number): number {
  const by = ((later % 7) + 7) % 7;
  return ((days << by) | (days >> (7 - by))) & EVERY_DAY;
}
