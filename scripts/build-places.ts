/**
 * Writes the tables of features/places/data from dev packages and the hand-checked lists beside them. Run after either
 * changes: npx node scripts/build-places.ts
 */
import { readAreas, readHotelCities, readIndianStates } from './build-places/read-hand-kept.ts';
import { readCoast } from './build-places/coast.ts';
import { guessKind } from './build-places/guess-kind.ts';
import { readKnownPlaces } from './build-places/hand-tables.ts';
import { joinAirports, readAirportFacts } from './build-places/join-airports.ts';
import { readCountries } from './build-places/join-countries.ts';
import { NearbyPoints } from './build-places/near.ts';
import { readAirports, readScheduledCodes } from './build-places/read-airports.ts';
import { readNeighbourhoods, readRegions, readSearchNames } from './build-places/read-search-names.ts';
import { choosePlaces, toCities } from './build-places/select-cities.ts';
import { readSourceRows } from './build-places/source-rows.ts';
import { writeTable } from './build-places/write-table.ts';
import { zoneFinder } from './build-places/zone-of-place.ts';
import type {
  Airport,
  Area,
  City,
  Country,
  HotelCity,
  IndianState,
  Neighbourhood,
  Region,
  SearchName,
} from '#features/places/rules/place-types.ts';

const rows = readSourceRows();
const world = new NearbyPoints(rows);
const airports = readAirports().map((airport) => ({
  ...airport,
  region: world.within(airport, 80).find(({ place }) => place.country === airport.country)?.place.region ?? '',
}));
const zone = zoneFinder(airports);
const coastKm = readCoast();

const india = readKnownPlaces('known-places-india.txt');
const abroad = readKnownPlaces('known-places-world.txt');
const places = choosePlaces(rows, {
  known: [...india.known, ...abroad.known],
  removed: [...india.removed, ...abroad.removed],
});
const cities = toCities(places, { zone, kind: (place) => guessKind({ ...place, coastKm: coastKm(place) }) });
const served = joinAirports(airports, { scheduled: await readScheduledCodes(), facts: readAirportFacts(), cities });

const [countries, states] = [readCountries(), readIndianStates()];
const [areas, hotelCities] = [readAreas(cities), readHotelCities(cities)];
const tables = { cities, areas, hotelCities, states, countries };

writeTable<Country>('countries.json', ['alpha2', 'alpha3', 'numeric', 'name', 'dialCode', 'currency'], countries);
writeTable<IndianState>('indian-states.json', ['code', 'name'], states);
writeTable<City>(
  'cities.json',
  ['id', 'name', 'slug', 'aliases', 'region', 'country', 'lat', 'lng', 'population', 'timezone', 'kind', 'mark'],
  cities,
);
writeTable<Airport>(
  'airports.json',
  ['iata', 'name', 'cityCode', 'cityName', 'country', 'lat', 'lng', 'zone', 'names'],
  served,
);
writeTable<Area>('areas.json', ['id', 'city', 'name', 'lat', 'lng'], areas);
writeTable<HotelCity>('hotel-cities.json', ['city', 'weight', 'nightRupees', 'peakMonths', 'offMonths'], hotelCities);
writeTable<SearchName>('search-names.json', ['place', 'names'], readSearchNames(tables));
writeTable<Neighbourhood>(
  'neighbourhoods.json',
  ['id', 'city', 'name', 'lat', 'lng', 'names'],
  readNeighbourhoods(tables),
);
writeTable<Region>(
  'regions.json',
  ['slug', 'type', 'name', 'country', 'anchor', 'cities', 'names'],
  readRegions(tables),
);
console.log(`${cities.length} cities, ${served.length} airports`);
