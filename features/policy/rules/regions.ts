/** Where an option is, as places name it: slug of the city, ISO 3166 alpha-2 of the country. */
export type Place = { city: string; country: string };

/** A regional category of budgets. The first whose cities or countries name the place is its region; the rest go by `home`. */
export type Region = {
  regionId: number;
  name: string;
  cities?: readonly string[];
  countries?: readonly string[];
  home?: boolean;
};

/**
 * The regional categories of an Indian company. Metro cities are the class X cities of the Seventh Pay Commission's
 * house rent allowance (Department of Expenditure, OM of 7 July 2017): the division that Indian travel policies use.
 */
export const REGIONS: readonly Region[] = [
  {
    regionId: 1,
    name: 'Metro cities',
    cities: ['ahmedabad', 'bengaluru', 'chennai', 'delhi', 'hyderabad', 'kolkata', 'mumbai', 'pune'],
  },
  { regionId: 2, name: 'Other cities in India', home: true },
  {
    regionId: 3,
    name: 'South Asia and the Gulf',
    countries: ['AE', 'BD', 'BH', 'BT', 'KW', 'LK', 'MV', 'NP', 'OM', 'QA', 'SA'],
  },
  { regionId: 4, name: 'Rest of the world', home: false },
];

const HOME = 'IN';

/** The region of a place: its city's, else its country's, else home or abroad. 0 when the list has none for it. */
export function regionOf(place: Place, regions: readonly Region[] = REGIONS): number {
  const home = place.country === HOME;
  const found =
    regions.find((region) => home && region.cities?.includes(place.city)) ??
    regions.find((region) => region.countries?.includes(place.country)) ??
    regions.find((region) => region.home === home);
  return found?.regionId ?? 0;
}

export const regionName = (regionId: number, regions: readonly Region[] = REGIONS): string =>
  regions.find((region) => region.regionId === regionId)?.name ?? 'this region';
