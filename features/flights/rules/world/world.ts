import type { Aircraft, Airline, Airport, Terminal } from '../../data/flight-types.ts';
import type { WorldTables } from './network.ts';
import { timetableOf, type TimetableRow } from './timetable.ts';

/**
 * The timetable in columns: a search visits thousands of rows and allocates nothing for those it skips. A route is one
 * airline from one airport to another; its flights are contiguous, by departure.
 */
export type World = {
  airports: readonly Airport[];
  airlines: readonly Airline[];
  aircraft: readonly Aircraft[];
  terminals: readonly Terminal[];
  airportAt: ReadonlyMap<string, number>;
  airlineAt: ReadonlyMap<string, number>;
  /** Routes in the order of origin, then destination. */
  routes: { airline: Uint8Array; from: Uint16Array; to: Uint16Array; km: Uint16Array; first: Uint32Array };
  /** Routes between two airports: `[first, end)` at origin × airports + destination. */
  between: ReadonlyMap<number, readonly [number, number]>;
  /** Non-stop destinations and origins of an airport. */
  onwardFrom: readonly Uint16Array[];
  inwardTo: readonly Uint16Array[];
  /** `departs` is the local departure time in minutes of the day; `days` has bit 0 for Sunday. */
  flights: {
    route: Uint16Array;
    departs: Uint16Array;
    minutes: Uint16Array;
    days: Uint8Array;
    number: Uint16Array;
    aircraft: Uint8Array;
  };
  /** A flight by airline and number, such as `6E2134`. */
  flightNumbered: ReadonlyMap<string, number>;
};

/** Builds the schedule: some 20,000 flights a day, in a quarter of a second, once per process. */
export function buildWorld(tables: WorldTables & { terminals: readonly Terminal[] }): World {
  const { airports, airlines, aircraft, terminals } = tables;
  const rows = timetableOf(tables).sort(
    (a, b) => a.from - b.from || a.to - b.to || a.airline - b.airline || a.departs - b.departs || a.number - b.number,
  );
  const starts = rows.flatMap((row, at) => (at === 0 || !sameRoute(row, rows[at - 1]!) ? [at] : []));
  const routes = {
    airline: Uint8Array.from(starts, (at) => rows[at]!.airline),
    from: Uint16Array.from(starts, (at) => rows[at]!.from),
    to: Uint16Array.from(starts, (at) => rows[at]!.to),
    km: Uint16Array.from(starts, (at) => Math.round(rows[at]!.km)),
    first: Uint32Array.from([...starts, rows.length]),
  };
  const routeOf = new Uint16Array(rows.length);
  starts.forEach((start, route) => routeOf.fill(route, start, starts[route + 1] ?? rows.length));
  const between = new Map<number, [number, number]>();
  starts.forEach((_, route) => {
    const key = routes.from[route]! * airports.length + routes.to[route]!;
    const known = between.get(key);
    if (known) known[1] = route + 1;
    else between.set(key, [route, route + 1]);
  });
  const onward = airports.map((): number[] => []);
  const inward = airports.map((): number[] => []);
  for (const key of between.keys()) {
    onward[Math.floor(key / airports.length)]!.push(key % airports.length);
    inward[key % airports.length]!.push(Math.floor(key / airports.length));
  }
  return {
    airports,
    airlines,
    aircraft,
    terminals,
    routes,
    between,
    airportAt: new Map(airports.map(({ iata }, at) => [iata, at])),
    airlineAt: new Map(airlines.map(({ code }, at) => [code, at])),
    onwardFrom: onward.map((list) => Uint16Array.from(list)),
    inwardTo: inward.map((list) => Uint16Array.from(list)),
    flights: {
      route: routeOf,
      departs: Uint16Array.from(rows, (row) => row.departs),
      minutes: Uint16Array.from(rows, (row) => row.minutes),
      days: Uint8Array.from(rows, (row) => row.days),
      number: Uint16Array.from(rows, (row) => row.number),
      aircraft: Uint8Array.from(rows, (row) => row.aircraft),
    },
    flightNumbered: new Map(rows.map((row, at) => [`${airlines[row.airline]!.code}${row.number}`, at])),
  };
}

const sameRoute = (a: TimetableRow, b: TimetableRow) => a.from === b.from && a.to === b.to && a.airline === b.airline;
