import { kilometresBetween } from '#lib/shared/great-circle.ts';
import type { World } from '../world/world.ts';
import { longestChange, minimumConnectingTime } from './connecting-time.ts';
import type { DatedFlights } from './dated-flights.ts';
import { factsOf, type WorldFacts } from './world-facts.ts';

/** Origins, destinations (airport indexes), epoch day of departure, and the instant from which flights are sold. */
export type Wanted = {
  from: readonly number[];
  to: readonly number[];
  day: number;
  after: number;
  sentinels?: boolean;
};

/** A journey: dated flights in order, by index in `DatedFlights`. */
export type Journey = { flights: number[]; minutes: number };

const DAY = 1440;
/** The longest acceptable detour: a share of the direct distance plus some kilometres. */
const DETOUR = { share: 1.3, km: 900 };
/** How many onward flights are considered per arrival. */
const ONWARD_FLIGHTS = 2;
/** With fewer journeys than this, two stops are searched too. */
const ENOUGH = 15;
/** How much longer than the fastest a journey may take. */
const SLOWEST = { share: 2.2, minutes: 480 };

/**
 * All sensible journeys: non-stop, one stop, and where there are few, two stops. Flights connect when one airline sells
 * both and the connection is legal.
 */
export function findJourneys(dated: DatedFlights, wanted: Wanted): Journey[] {
  const { world } = dated;
  const facts = factsOf(world);
  const journeys: Journey[] = [];
  for (const from of wanted.from) for (const to of wanted.to) nonStop(dated, facts, from, to, wanted, journeys);
  for (const from of wanted.from) for (const to of wanted.to) oneChange(dated, facts, from, to, wanted, journeys);
  if (journeys.length < ENOUGH)
    for (const from of wanted.from) for (const to of wanted.to) twoChanges(dated, facts, from, to, wanted, journeys);
  const quickest = journeys.reduce((least, { minutes }) => Math.min(least, minutes), Infinity);
  const slowest = Math.max(quickest * SLOWEST.share, quickest + SLOWEST.minutes);
  return journeys.filter(({ minutes }) => minutes <= slowest);
}

const routesBetween = ({ between, airports }: World, from: number, to: number) =>
  between.get(from * airports.length + to);

function nonStop(
  dated: DatedFlights,
  facts: WorldFacts,
  from: number,
  to: number,
  { day, after, sentinels }: Wanted,
  journeys: Journey[],
): void {
  const routes = routesBetween(dated.world, from, to);
  if (!routes) return;
  const { first, airline } = dated.world.routes;
  for (let route = routes[0]; route < routes[1]; route++) {
    if (facts.hidden[airline[route]!] && !sentinels) continue;
    for (let flight = first[route]!; flight < first[route + 1]!; flight++) {
      const found = dated.on(flight, day);
      if (found >= 0 && dated.departs[found]! >= after)
        journeys.push({ flights: [found], minutes: dated.world.flights.minutes[flight]! });
    }
  }
}

function oneChange(
  dated: DatedFlights,
  facts: WorldFacts,
  from: number,
  to: number,
  { day, after }: Wanted,
  journeys: Journey[],
): void {
  const { world } = dated;
  const most = furthest(world, from, to);
  const domestic = facts.country[from] === facts.country[to];
  for (const via of world.onwardFrom[from]!) {
    if (via === to || (domestic && facts.country[via] !== facts.country[from])) continue;
    const onward = routesBetween(world, via, to);
    if (!onward) continue;
    const first = routesBetween(world, from, via)!;
    if (world.routes.km[first[0]]! + world.routes.km[onward[0]]! > most) continue;
    for (let one = first[0]; one < first[1]; one++) {
      for (let two = onward[0]; two < onward[1]; two++) {
        if (!sells(world, facts, one, two)) continue;
        for (let flight = world.routes.first[one]!; flight < world.routes.first[one + 1]!; flight++) {
          const found = dated.on(flight, day);
          if (found < 0 || dated.departs[found]! < after) continue;
          connect(dated, facts, found, two, ONWARD_FLIGHTS, (next) =>
            journeys.push({ flights: [found, next], minutes: dated.arrives[next]! - dated.departs[found]! }),
          );
        }
      }
    }
  }
}

function twoChanges(
  dated: DatedFlights,
  facts: WorldFacts,
  from: number,
  to: number,
  { day, after }: Wanted,
  journeys: Journey[],
): void {
  const { world } = dated;
  const most = furthest(world, from, to);
  for (const last of world.inwardTo[to]!) {
    const third = routesBetween(world, last, to)!;
    if (last === from || world.routes.km[third[0]]! > most) continue;
    for (const via of world.onwardFrom[from]!) {
      const second = via === to || via === last ? undefined : routesBetween(world, via, last);
      if (!second) continue;
      const first = routesBetween(world, from, via)!;
      if (world.routes.km[first[0]]! + world.routes.km[second[0]]! + world.routes.km[third[0]]! > most) continue;
      for (let one = first[0]; one < first[1]; one++) {
        for (let two = second[0]; two < second[1]; two++) {
          if (!sells(world, facts, one, two)) continue;
          for (let three = third[0]; three < third[1]; three++)
            if (sells(world, facts, two, three) && sells(world, facts, one, three))
              quickestChain(dated, facts, [one, two, three], { day, after }, journeys);
        }
      }
    }
  }
}

/** Of three routes, the earliest arrival for each first flight; duplicates by arrival removed. */
function quickestChain(
  dated: DatedFlights,
  facts: WorldFacts,
  [one, two, three]: readonly [number, number, number],
  { day, after }: { day: number; after: number },
  journeys: Journey[],
): void {
  const { routes } = dated.world;
  for (let flight = routes.first[one]!; flight < routes.first[one + 1]!; flight++) {
    const found = dated.on(flight, day);
    if (found < 0 || dated.departs[found]! < after) continue;
    connect(dated, facts, found, two, 1, (next) =>
      connect(dated, facts, next, three, 1, (end) =>
        journeys.push({ flights: [found, next, end], minutes: dated.arrives[end]! - dated.departs[found]! }),
      ),
    );
  }
}

const furthest = ({ airports }: World, from: number, to: number): number =>
  kilometresBetween(airports[from]!, airports[to]!) * DETOUR.share + DETOUR.km;

const sells = ({ routes, airlines }: World, { sellsOnto }: WorldFacts, one: number, two: number): boolean =>
  sellsOnto[routes.airline[one]! * airlines.length + routes.airline[two]!] === 1;

/** Calls `use` with the next connecting flights of a route, limited in number. */
function connect(
  dated: DatedFlights,
  facts: WorldFacts,
  arriving: number,
  route: number,
  most: number,
  use: (next: number) => void,
): void {
  const { world } = dated;
  const before = dated.routeOf(arriving);
  const at = world.routes.to[before]!;
  const least = changeAt(world, facts, before, route);
  const domestic =
    facts.country[world.routes.from[before]!] === facts.country[at] &&
    facts.country[world.routes.to[route]!] === facts.country[at];
  const limit = dated.arrives[arriving]! + longestChange(domestic);
  const arrivesWall = dated.arrivesWall[arriving]!;
  let left = most;
  for (let day = Math.floor((arrivesWall + least) / DAY); day <= Math.floor((arrivesWall + least) / DAY) + 1; day++) {
    for (let flight = world.routes.first[route]!; flight < world.routes.first[route + 1]!; flight++) {
      // an hour and a half covers a clock change
      if (day * DAY + world.flights.departs[flight]! < arrivesWall + least - 90) continue;
      const next = dated.on(flight, day);
      if (next < 0 || dated.departs[next]! < dated.arrives[arriving]! + least) continue;
      if (dated.departs[next]! > limit) return;
      use(next);
      if (--left === 0) return;
    }
  }
}

/** The minimum connecting time between two routes at their common airport. */
export function changeAt(world: World, facts: WorldFacts, before: number, after: number): number {
  const at = world.routes.to[before]!;
  const fromAbroad = facts.country[world.routes.from[before]!] !== facts.country[at];
  const toAbroad = facts.country[world.routes.to[after]!] !== facts.country[at];
  const arrival = terminalAt(world, facts, at, world.routes.airline[before]!, fromAbroad);
  const departure = terminalAt(world, facts, at, world.routes.airline[after]!, toAbroad);
  return minimumConnectingTime({
    fromAbroad,
    toAbroad,
    large: facts.large[at] === 1,
    otherTerminal: arrival !== departure,
  });
}

export const terminalAt = (
  { airlines }: World,
  { terminal }: WorldFacts,
  airport: number,
  airline: number,
  international: boolean,
): string => terminal[(airport * airlines.length + airline) * 2 + (international ? 1 : 0)]!;
