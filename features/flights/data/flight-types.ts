import type { Airport } from '#features/places/data/place-types.ts';

/** Cabin classes by wire number (3.19). */
export const CABINS = [2, 3, 4, 6] as const;
export type Cabin = (typeof CABINS)[number];

/** How an airline sells: `gds` gives a PNR that is ticketed later, `lcc` tickets at once. */
export type AirlineKind = 'gds' | 'lcc';

/** Regions that an airline may serve as a whole. */
export type Region = 'IND' | 'SAS' | 'GLF' | 'LEV' | 'CIS' | 'SEA' | 'EAS' | 'EUR' | 'NAM' | 'LAM' | 'AFR' | 'OCE';

export interface Airline {
  /** IATA, two characters. */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly kind: AirlineKind;
  readonly alliance: 'star' | 'oneworld' | 'skyteam' | null;
  /** Airlines outside its alliance with which it sells connections. */
  readonly partners: readonly string[];
  readonly hubs: readonly Airport['iata'][];
  readonly fleet: readonly Aircraft['code'][];
  /** Return flights per day in the simulated schedule, all routes together. */
  readonly dailyPairs: number;
  /** Fare level relative to the market, in basis points. */
  readonly levelBp: number;
  /** Weight of a region or country (countries take precedence); places without a weight are not served. */
  readonly serves: Readonly<Record<string, number>>;
}

/** Seats of one cabin: number of rows, and the letters of a row with a gap for each aisle. */
export type CabinLayout = readonly [cabin: Cabin, rows: number, letters: string];

/** An aircraft type in one cabin layout. */
export interface Aircraft {
  readonly code: string;
  readonly name: string;
  readonly rangeKm: number;
  readonly cruiseKmh: number;
  readonly wide: boolean;
  readonly cabins: readonly CabinLayout[];
}

/** Attractiveness of an airport for the network model; never shown. */
export interface AirportSize {
  readonly iata: Airport['iata'];
  /** Approximate passengers per year in millions, without transfers. */
  readonly pull: number;
  /** The kind of airline that uses it, where the city has several airports. */
  readonly kind?: AirlineKind;
}

/** Airlines by terminal; the first matching row counts, a row without airlines takes the rest. */
export interface Terminal {
  readonly airport: Airport['iata'];
  readonly terminal: string;
  readonly airlines: readonly Airline['code'][];
  readonly traffic: 'domestic' | 'international' | 'all';
}

export type { Airport };
