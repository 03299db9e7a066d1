import airportTable from './airports.json' with { type: 'json' };
import areaTable from './areas.json' with { type: 'json' };
import cityTable from './cities.json' with { type: 'json' };
import countryTable from './countries.json' with { type: 'json' };
import hotelCityTable from './hotel-cities.json' with { type: 'json' };
import stateTable from './indian-states.json' with { type: 'json' };
import neighbourhoodTable from './neighbourhoods.json' with { type: 'json' };
import regionTable from './regions.json' with { type: 'json' };
import nameTable from './search-names.json' with { type: 'json' };
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
} from './place-types.ts';
import { readTable } from './read-table.ts';

export const countries = readTable<Country>(countryTable);
export const indianStates = readTable<IndianState>(stateTable);
export const cities = readTable<City>(cityTable);
export const airports = readTable<Airport>(airportTable);
export const areas = readTable<Area>(areaTable);
export const hotelCities = readTable<HotelCity>(hotelCityTable);
export const neighbourhoods = readTable<Neighbourhood>(neighbourhoodTable);
export const regions = readTable<Region>(regionTable);
export const searchNames = readTable<SearchName>(nameTable);
