import { kilometresBetween } from '#lib/shared/great-circle.ts';
import { normaliseCityName } from './city-match.ts';
import { buildNameIndex, itemsNamed, searchNames, type NameIndex } from './name-index.ts';
import type { StayPlace } from './stay-places.ts';

/** 9.11: India's places come first among equals. */
const HOME = 'IN';
/** How many matches are requested of the index before ranking. */
const CANDIDATES = 60;
/** Most words of a query tried as a name followed by its city or state. */
const MOST_WORDS = 8;
const BEGINS = 2;
/** Score of a name with its surrounding place: nearly as good as the name alone. */
const NAMED_BESIDE = 2.9;
/** Of a state and its best known city with equal weight, the state comes first: "Ladakh" before Leh. */
const TYPE_ORDER = { state: 0, region: 1, country: 2, city: 3, area: 4 } as const;
const AREA_SHARE = 0.25;
/** A city and an area of one name within this distance are the same place. */
const DOUBLE_KM = 30;

/** How well a place's name matches the text: the whole name, its beginning, or a similar spelling. */
export type Fit = 'exact' | 'begins' | 'similar';
export type FoundStayPlace = { place: StayPlace; fit: Fit };

export type StayPlaceIndex = NameIndex<StayPlace>;
export const buildStayPlaceIndex = (places: readonly StayPlace[]): StayPlaceIndex =>
  buildNameIndex(places, ({ names }) => names);

/** Words without meaning for the place: "hotels in Goa", "stay near Baga". */
const LEADING =
  /^(?:(?:best|cheap|budget|luxury) )?(?:hotels?|stays?|resorts?|rooms?|homestays?) (?:in|at|near|around) /;
const TRAILING = / (?:hotels?|stays?|resorts?|city|town|district|state|area|beach)$/;

/**
 * The places that the text may mean, best first: quality of the match, then whether there are stays, then whether it is
 * the place's first name, then India, then the number of stays. `stays`: number of stays by city slug.
 */
export function searchStayPlaces(
  text: string,
  index: StayPlaceIndex,
  stays: ReadonlyMap<string, number>,
  limit: number,
): FoundStayPlace[] {
  const typed = normaliseCityName(text);
  const bare = typed.replace(LEADING, '');
  const best = new Map<StayPlace, number>();
  const offer = (place: StayPlace, score: number) => {
    if (score > (best.get(place) ?? 0)) best.set(place, score);
  };
  for (const { item, score } of searchNames(bare, index, { enough: CANDIDATES })) offer(item, score);
  for (const place of namedBeside(bare, index)) offer(place, NAMED_BESIDE);
  const shorter = bare.replace(TRAILING, '');
  if (shorter !== bare) for (const place of itemsNamed(shorter, index)) offer(place, NAMED_BESIDE);

  const isNamed = (place: StayPlace) => Number([place.name, place.title].map(normaliseCityName).includes(bare));
  const weight = new Map([...best.keys()].map((place) => [place, weightOf(place, stays)]));
  return withoutDoubles([...best], weight)
    .sort(
      ([a, fit], [b, otherFit]) =>
        otherFit - fit ||
        Number(weight.get(b)! > 0) - Number(weight.get(a)! > 0) ||
        isNamed(b) - isNamed(a) ||
        Number(b.country === HOME) - Number(a.country === HOME) ||
        weight.get(b)! - weight.get(a)! ||
        TYPE_ORDER[a.type] - TYPE_ORDER[b.type] ||
        b.population - a.population,
    )
    .slice(0, limit)
    .map(([place, score]) => ({ place, fit: fitOf(score) }));
}

/**
 * A town that is also listed as an area of a hotel city is shown once, as the area: that is where the stays are. So is a
 * town without stays that reads like one with stays: "Udaipur, Rajasthan" is the city.
 */
function withoutDoubles(found: [StayPlace, number][], weight: ReadonlyMap<StayPlace, number>): [StayPlace, number][] {
  const areas = found.filter(([{ type }]) => type === 'area').map(([area]) => area);
  const labels = new Set(found.filter(([place]) => weight.get(place)! > 0).map(([place]) => labelOf(place)));
  const isDouble = (place: StayPlace) =>
    place.type === 'city' &&
    weight.get(place) === 0 &&
    (labels.has(labelOf(place)) ||
      areas.some((area) => area.name === place.name && kilometresBetween(area, place) < DOUBLE_KM));
  return found.filter(([place]) => !isDouble(place));
}

/** What is shown of a place. */
const labelOf = ({ title, within }: StayPlace): string => `${title}, ${within}`;

const fitOf = (score: number): Fit => (score > BEGINS ? 'exact' : score === BEGINS ? 'begins' : 'similar');

/** "bandra mumbai", "mumbai bandra", "goa india": a name together with a place that contains it. */
function namedBeside(wanted: string, index: StayPlaceIndex): StayPlace[] {
  const words = wanted.split(' ');
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  return words.slice(1).flatMap((_, at) => {
    const [first, last] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
    const lies = (name: string, beside: string) =>
      itemsNamed(name, index).filter((place) => place.beside.some((known) => normaliseCityName(known) === beside));
    return [...lies(first, last), ...lies(last, first)];
  });
}

/** The stays of a place's best known city; less for an area, which has only some of them. */
function weightOf({ type, cities }: StayPlace, stays: ReadonlyMap<string, number>): number {
  const most = Math.max(0, ...cities.map((slug) => stays.get(slug) ?? 0));
  return type === 'area' ? most * AREA_SHARE : most;
}
