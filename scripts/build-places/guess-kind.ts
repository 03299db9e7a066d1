import type { PlaceKind } from '#features/places/rules/place-types.ts';

export interface Surroundings {
  readonly country: string;
  readonly region: string;
  readonly lat: number;
  readonly lng: number;
  readonly population: number;
  readonly coastKm: number;
}

const words = (text: string) => new Set(text.split(' '));
const MOUNTAIN_COUNTRIES = words('AD AM AT BO BT CH ET GE KG LI LS ME NP RW SM TJ');
const MOUNTAIN_REGIONS = new Set([
  'Himachal Pradesh',
  'Uttarakhand',
  'Sikkim',
  'Meghalaya',
  'Nagaland',
  'Mizoram',
  'Manipur',
  'Arunachal Pradesh',
  'Jammu and Kashmir',
]);
const DESERT_COUNTRIES = words('AE BH DJ DZ EG EH ER IQ JO KW LY ML MR NE OM QA SA SD TD TM YE NA');
const DESERT_REGIONS = new Set([
  'Nevada',
  'Arizona',
  'New Mexico',
  'Xinjiang',
  'Inner Mongolia',
  'Northern Territory',
  'Sonora',
]);
const PLAINS_COUNTRIES = words('BD IN PK');
const SNOW_REGIONS = new Set(['Ladakh', 'Tibet']);

/**
 * The poster of a place nobody checked by hand, from the data: size, coast, latitude, province. Never the old city, as
 * a wrong monument is worse than none.
 */
export function guessKind({ country, region, lat, lng, population, coastKm }: Surroundings): PlaceKind {
  if (population > 500_000) return 'metro';
  if (Math.abs(lat) > 61 || SNOW_REGIONS.has(region)) return 'snow';
  if (region === 'Kerala' && coastKm < 25 && lat > 8.8 && lat < 10.6) return coastKm < 3 ? 'beach' : 'backwater';
  if (MOUNTAIN_COUNTRIES.has(country) || MOUNTAIN_REGIONS.has(region)) return 'hill';
  if (coastKm < 5 && Math.abs(lat) < 46) return 'beach';
  const arid = DESERT_COUNTRIES.has(country) || DESERT_REGIONS.has(region) || (region === 'Rajasthan' && lng < 75);
  if (arid && Math.abs(lat) < 48) return 'desert'; // the north of Inner Mongolia is forest
  // The forest scene shows green terraces, tall trees and elephants; the hill scene shows firs and cottages.
  return Math.abs(lat) < 27 || PLAINS_COUNTRIES.has(country) ? 'forest' : 'hill';
}
