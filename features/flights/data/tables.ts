import { readTable } from '#features/places/data/read-table.ts';
import { airports as allAirports } from '#features/places/data/tables.ts';
import aircraftTable from './aircraft.json' with { type: 'json' };
import airlineTable from './airlines.json' with { type: 'json' };
import sizeTable from './airport-sizes.json' with { type: 'json' };
import regionTable from './regions.json' with { type: 'json' };
import terminalTable from './terminals.json' with { type: 'json' };
import type { Aircraft, Airline, AirportSize, Region, Terminal } from './flight-types.ts';

export const airlines = readTable<Airline>(airlineTable);
export const aircraft = readTable<Aircraft>(aircraftTable);
export const airportSizes = readTable<AirportSize>(sizeTable);
export const terminals = readTable<Terminal>(terminalTable);
/** The region of a country by alpha-2 code. */
export const regionOf: ReadonlyMap<string, Region> = new Map(
  readTable<{ region: Region; countries: string[] }>(regionTable).flatMap(({ region, countries }) =>
    countries.map((country): [string, Region] => [country, region]),
  ),
);

const served = new Set(airportSizes.map(({ iata }) => iata));
/** Airports the simulated airlines may serve. */
export const airports = allAirports.filter(({ iata }) => served.has(iata));
