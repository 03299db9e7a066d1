import 'server-only';

/** The server interface of places for other features. */
export { searchAirports } from './search-airports.ts';
export { searchCities } from './search-cities.ts';
export type { Area, City, HotelCity } from '../rules/place-types.ts';
export { citiesWithStays, findStayPlaces } from './find-stay-places.ts';
export type { StayPlace } from '../rules/stay-places.ts';
export {
  airportsNear,
  beachNear,
  stationsNear,
  allHotelCities,
  buildPlaceIndexes,
  findAreas,
  findCity,
  findCityByName,
  findCountry,
  findStateCode,
  findStayPlace,
} from './places.repo.ts';
