import 'server-only';
import type { City } from '#features/places/server/index.ts';
import type { Chance } from '#lib/shared/random.ts';
import { flavourOf } from './flavours.ts';

type Nouns = readonly [string, ...string[]];

/** Nouns of hotel names by price level; kinds of place add their own. */
const BY_STARS: Readonly<Record<number, Nouns>> = {
  1: ['Lodge', 'Guest House', 'Rest House', 'Rooms'],
  2: ['Inn', 'Guest House', 'Lodge', 'Stay', 'Rooms'],
  3: ['House', 'Residency', 'Court', 'Hotel', 'Inn'],
  4: ['House', 'Court', 'Hotel', 'Gardens', 'Terrace'],
  5: ['Grand', 'Gardens', 'Manor', 'Terrace', 'Retreat'],
};

const BY_KIND: Readonly<Record<City['kind'], Nouns>> = {
  beach: ['Sands', 'Shore House', 'Beach House', 'Cove'],
  hill: ['Ridge', 'Cottages', 'Hill House', 'Slopes'],
  oldcity: ['Courtyard', 'Old House', 'Gate House', 'Verandah'],
  backwater: ['Waterside', 'Boat House', 'Landing', 'River House'],
  metro: ['Suites', 'Towers', 'Square', 'City Hotel'],
  desert: ['Dunes', 'Desert Camp', 'Sand House', 'Tents'],
  snow: ['Chalet', 'Mountain Lodge', 'Pines', 'Snow House'],
  forest: ['Jungle Lodge', 'Forest Camp', 'Grove', 'Tree House'],
};

/** A name that no hotel of the city has; added to `taken`. Combines two words when single ones run out. */
export function nameHotel(chance: Chance, city: City, stars: number, taken: Set<string>): string {
  const { words, before } = flavourOf(city.country, city.region);
  for (let tries = 0; ; tries++) {
    const word = tries < 12 ? pick(chance, words) : `${pick(chance, words)} & ${pick(chance, words)}`;
    const nouns = chance.next() < 0.45 ? BY_KIND[city.kind] : (BY_STARS[stars] ?? BY_KIND[city.kind]);
    const name =
      before.length && chance.next() < 0.7
        ? `${pick(chance, before)} ${word}`
        : `${chance.next() < 0.12 ? 'The ' : ''}${word} ${chance.pick(nouns)}`;
    const candidate = tries < 60 ? name : `${name} ${tries - 58}`;
    const [first, second] = candidate.split(' & ');
    if (taken.has(candidate) || first === second) continue;
    taken.add(candidate);
    return candidate;
  }
}

const pick = (chance: Chance, list: readonly string[]): string => list[Math.floor(chance.next() * list.length)] ?? '';

/** A word for a URL: ASCII letters, digits and hyphens. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/ı/g, 'i')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
