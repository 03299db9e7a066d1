import 'server-only';
import type { City } from '#features/places/server/index.ts';
import type { Amenity } from '../../rules/vocabulary.ts';

type Facts = { city: City; area: string; stars: number; amenities: readonly Amenity[]; adultsOnly: boolean };

const STARS = ['', 'one', 'two', 'three', 'four', 'five'];

/** Facts worth mentioning, most significant first, as they follow "with". */
const TOLD: [Amenity, string][] = [
  ['pool', 'a swimming pool'],
  ['veg-kitchen', 'a pure veg kitchen'],
  ['spa', 'a spa'],
  ['restaurant', 'a restaurant'],
  ['gym', 'a gym'],
  ['airport-transfer', 'a ride from the airport'],
  ['workspace', 'a place to work'],
  ['step-free', 'step-free access'],
  ['parking', 'parking'],
  ['lift', 'a lift'],
];

/** One sentence from the hotel's recorded facts, and a second where it takes no children. */
export function describeHotel({ city, area, stars, amenities, adultsOnly }: Facts): string {
  const told = TOLD.filter(([amenity]) => amenities.includes(amenity))
    .slice(0, 3)
    .map(([, words]) => words);
  const beach = amenities.includes('beachfront') ? ', right on the beach' : '';
  const guests = adultsOnly ? ' Adults only: every guest is 18 or older.' : '';
  return `A ${STARS[stars]}-star hotel ${whereIn(area, city.name)}${beach}${told.length ? `, with ${inWords(told)}` : ''}.${guests}`;
}

function whereIn(area: string, city: string): string {
  if (area === 'Centre') return `in the centre of ${city}`;
  return /side$/.test(area) ? `on the ${area.toLowerCase()} of ${city}` : `in ${area}, ${city}`;
}

const inWords = (things: readonly string[]): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
