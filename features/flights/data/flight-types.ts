import type { Airport } from '#features/places/data/place-types.ts';

/** Cabin classes as the wire counts them (3.19). */
export const CABINS = [2, 3, 4, 6] as const;
export type Cabin = (typeof CABINS)[number];

/** How an airline sells: `gds` gives a PNR that is ticketed later, `lcc` tickets at once. */
export type AirlineKind = 'gds' | 'lcc';

/** Parts of the world that an airline may serve as a whole. */
export type Region = 'IND' | 'SAS' | 'GLF' | 'LEV' | 'CIS' | 'SEA' | 'EAS' | 'EUR' | 'NAM' | 'LAM' | 'AFR' | 'OCE';

export interface Airline {
  /** IATA, two characters. */
  readonly code: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly kind: AirlineKind;
  readonly alliance: 'star' | 'oneworld' | 'skyteam' | null;
  /** Airlines outside its alliance on whose flights it sells connections. */
  readonly partners: readonly string[];
  readonly hubs: readonly Airport['iata'][];
  readonly fleet: readonly Aircraft['code'][];
  /** Out-and-back flights a day in our world, all routes together. */
  readonly dailyPairs: number;
  /** Its fares against the world's, in basis points. */
  readonly levelBp: number;
  /** How much it cares for a region or a country (which then wins over its region); what is absent is not served. */
  readonly serves: Readonly<Record<string, number>>;
}

/** Seats of one cabin: rows, and the letters of a row with a gap for each aisle. */
export type CabinLayout = readonly [cabin: Cabin, rows: number, letters: string];

/** A type of aircraft in one arrangement of seats. */
export interface Aircraft {
  readonly code: string;
  readonly name: string;
  readonly rangeKm: number;
  readonly cruiseKmh: number;
  readonly wide: boolean;
  readonly cabins: readonly CabinLayout[];
}

/** How strongly an airport draws travellers: it shapes the network and is never shown. */
export interface AirportSize {
  readonly iata: Airport['iata'];
  /** Roughly its passengers a year in millions, less those who only change planes. */
  readonly pull: number;
  /** Which kind of airline keeps to it where the city has others. */
  readonly kind?: AirlineKind;
}

/** Which airlines use a terminal; the first row that fits an airline and its traffic wins, no airlines means the rest. */
export interface Terminal {
  readonly airport: Airport['iata'];
  readonly terminal: string;
  readonly airlines: readonly Airline['code'][];
  readonly traffic: 'domestic' | 'international' | 'all';
}

export type { Airport };
