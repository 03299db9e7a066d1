import { spellBuilding, type BuildingFeature, type BuildingForm } from '#posters/building/code.ts';
import type { PosterKind } from '#posters/options.ts';
import { random, type Chance } from '#lib/shared/random.ts';
import type { Amenity } from './vocabulary.ts';

export type HotelFacts = {
  slug: string;
  name: string;
  stars: number;
  amenities: readonly Amenity[];
  /** The landscape of its city. */
  kind: PosterKind;
};

/** Forms that a hotel's own name states, in any of the languages of names. */
const NAMED: readonly [RegExp, BuildingForm][] = [
  [/\b(camp|tents?)\b/i, 'tents'],
  [/\b(haveli|mahal|kothi)\b/i, 'haveli'],
  [/\b(cottages?|huts?)\b/i, 'cottages'],
  [/\b(chalet|gasthof|mountain lodge|snow house)\b/i, 'chalet'],
  [/\b(tree house|jungle lodge|boat house|beach house)\b/i, 'stilts'],
  [/\b(bungalow|verandah|hill house|rest house|shore house|river house)\b/i, 'bungalow'],
  [/\b(villas?|sand house|cove|retreat)\b/i, 'villa'],
  [/\b(court|courtyard|old house|gate house|riad|casa|posada|locanda)\b/i, 'courtyard'],
  [/\b(terrace|gardens)\b/i, 'terraces'],
  [/\b(manor|grand)\b/i, 'manor'],
];

/** Forms of hotels whose names state none, by landscape: without a lift low, with one taller. */
const LOW: Record<PosterKind, readonly [BuildingForm, ...BuildingForm[]]> = {
  beach: ['villa', 'bungalow', 'townhouse', 'courtyard'],
  hill: ['bungalow', 'chalet', 'townhouse', 'villa'],
  oldcity: ['townhouse', 'courtyard', 'townhouse'],
  backwater: ['bungalow', 'townhouse', 'villa'],
  metro: ['townhouse', 'courtyard', 'townhouse'],
  desert: ['courtyard', 'townhouse', 'villa'],
  snow: ['chalet', 'townhouse', 'bungalow'],
  forest: ['bungalow', 'villa', 'townhouse'],
};
const WITH_LIFT: readonly [BuildingForm, ...BuildingForm[]] = ['block', 'block', 'townhouse', 'manor'];

/** Forms that may be higher than three storeys; only a hotel with a lift is drawn so high. */
const TALL: readonly BuildingForm[] = ['tower', 'block'];

/**
 * The building on a hotel's poster, spelt as a code: form and storeys from its name, stars, lift and landscape, pool,
 * garden, beach and tables from what it says it has, proportions from its slug. The same facts always give the same code.
 * It shows nothing that the facts do not hold; the number of storeys is no fact and is drawn to fit them.
 */
export function buildingOfHotel({ slug, name, stars, amenities, kind }: HotelFacts): string {
  const chance = random(`building of ${slug}`);
  const lift = amenities.includes('lift');
  const form = formOf(name, stars, lift, kind, chance);
  const features: BuildingFeature[] = [
    ...(amenities.includes('pool') ? (['pool'] as const) : []),
    ...(/\bgardens?\b/i.test(name) ? (['garden'] as const) : []),
    ...(amenities.includes('beachfront') ? (['beach'] as const) : []),
    ...(amenities.includes('restaurant') ? (['restaurant'] as const) : []),
  ];
  const variant = Math.floor(chance.next() * 36 ** 4).toString(36);
  return spellBuilding({ form, storeys: storeysOf(form, stars, lift, chance), stars, features, variant });
}

function formOf(name: string, stars: number, lift: boolean, kind: PosterKind, chance: Chance): BuildingForm {
  const named = NAMED.find(([word]) => word.test(name))?.[1];
  if (named) return named;
  if (!lift) return chance.pick(LOW[kind]);
  if (/\btowers\b/i.test(name) || (kind === 'metro' && stars > 3 && chance.next() < 0.6)) return 'tower';
  return kind === 'metro' || /\b(suites|square|hotel)\b/i.test(name) ? 'block' : chance.pick(WITH_LIFT);
}

function storeysOf(form: BuildingForm, stars: number, lift: boolean, chance: Chance): number {
  const draw = chance.next();
  if (form === 'tower') return 8 + Math.floor(draw * 4) + (stars > 3 ? 1 : 0);
  if (TALL.includes(form) && lift) return 4 + Math.floor(draw * 3);
  if (form === 'tents' || form === 'cottages') return 1;
  if (form === 'bungalow' || form === 'stilts') return 1 + Math.floor(draw * 1.6);
  return 2 + Math.floor(draw * (lift || stars > 3 ? 2 : 1.5));
}
