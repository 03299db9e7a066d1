import { isSentinel } from '../sentinels.ts';
import type { World } from '../world/world.ts';

/** Lookup tables of the schedule for searches, computed once. */
export type WorldFacts = {
  /** 1 for airlines that no search lists. */
  hidden: Uint8Array;
  /** 1 at `a × airlines + b` where airline `a` sells connections with airline `b`. */
  sellsOnto: Uint8Array;
  /** 1 for airports with longer connecting times. */
  large: Uint8Array;
  /** Terminal by airport × airlines × 2 + (1 if international); empty where unknown. */
  terminal: readonly string[];
  /** Country numbers: airports with the same number are in one country. */
  country: Uint16Array;
};

const known = new WeakMap<World, WorldFacts>();

export function factsOf(world: World): WorldFacts {
  let facts = known.get(world);
  if (!facts) known.set(world, (facts = workOut(world)));
  return facts;
}

/** Airports with this many destinations count as large. */
const LARGE = 90;

function workOut({ airports, airlines, terminals, onwardFrom }: World): WorldFacts {
  const sellsOnto = new Uint8Array(airlines.length ** 2);
  airlines.forEach((one, a) =>
    airlines.forEach((other, b) => {
      const allied = one.alliance !== null && one.alliance === other.alliance;
      if (
        (a === b && !isSentinel(one.code)) ||
        allied ||
        one.partners.includes(other.code) ||
        other.partners.includes(one.code)
      )
        sellsOnto[a * airlines.length + b] = 1;
    }),
  );
  const countries = [...new Set(airports.map(({ country }) => country))];
  const byAirport = Map.groupBy(terminals, ({ airport }) => airport);
  const terminal = airports.flatMap(({ iata }) =>
    airlines.flatMap(({ code }) =>
      (['domestic', 'international'] as const).map((traffic) => {
        const fits = byAirport
          .get(iata)
          ?.find(
            (row) =>
              (row.traffic === 'all' || row.traffic === traffic) &&
              (row.airlines.length === 0 || row.airlines.includes(code)),
          );
        return fits?.terminal ?? '';
      }),
    ),
  );
  return {
    sellsOnto,
    terminal,
    hidden: Uint8Array.from(airlines, ({ code }) => (isSentinel(code) ? 1 : 0)),
    large: Uint8Array.from(onwardFrom, (onward) => (onward.length >= LARGE ? 1 : 0)),
    country: Uint16Array.from(airports, ({ country }) => countries.indexOf(country)),
  };
}
