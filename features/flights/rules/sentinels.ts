import type { Airport } from '../data/flight-types.ts';

/** Behaviours of the sentinel flights, in the order of their numbers (README.md of this feature). */
export const SENTINEL_PLAYS = [
  'price-change',
  'time-change',
  'sold-out',
  'refused-at-ticketing',
  'timeout-after-ticketing',
  'lost-request',
  'slow',
  'pending',
  'partial-failure',
  'schedule-change',
  'plain',
  'extras-refused',
  'moved-later',
] as const;
export type SentinelPlay = (typeof SENTINEL_PLAYS)[number];

/** `ZZ` can be held, `XX` is ticketed at once. Neither is a real airline's code. */
const SENTINEL_AIRLINES = ['ZZ', 'XX'] as const;

/** Outbound numbers begin at 9001, return numbers at 9101. */
const OUT = 9001;
const BACK = 9101;
const ENDS = { from: 'BLR', to: 'DEL' } as const;
const FIRST_DEPARTURE = 6 * 60;
const MINUTES = 165;

export type SentinelFlight = {
  airline: string;
  number: number;
  from: Airport['iata'];
  to: Airport['iata'];
  departs: number;
  minutes: number;
};

/** Every day, Bengaluru to Delhi hourly from 06:00, and back six hours later. */
export const sentinelFlights = (): SentinelFlight[] =>
  SENTINEL_AIRLINES.flatMap((airline) =>
    SENTINEL_PLAYS.flatMap((_, at): SentinelFlight[] => [
      { airline, number: OUT + at, from: ENDS.from, to: ENDS.to, departs: FIRST_DEPARTURE + at * 60, minutes: MINUTES },
      {
        airline,
        number: BACK + at,
        from: ENDS.to,
        to: ENDS.from,
        departs: (FIRST_DEPARTURE + (at + 6) * 60) % 1440,
        minutes: MINUTES,
      },
    ]),
  );

export const isSentinel = (airline: string): boolean => (SENTINEL_AIRLINES as readonly string[]).includes(airline);

/** The behaviour of a flight (`ZZ9001`); null for regular ones. */
export function playOf(flight: string): SentinelPlay | null {
  if (!isSentinel(flight.slice(0, 2))) return null;
  const number = Number(flight.slice(2));
  return SENTINEL_PLAYS[number - (number >= BACK ? BACK : OUT)] ?? null;
}
