import { AMENITIES, MEALS, type Amenity, type Meals } from './vocabulary.ts';

export const SORTS = ['best', 'price', 'score', 'stars'] as const;
export type ListingSort = (typeof SORTS)[number];

export const SCORES = [9, 8, 7] as const;
export type LeastScore = (typeof SCORES)[number];

export const STARS = [5, 4, 3, 2, 1] as const;

export const REFUND_FILTERS = ['free', 'part'] as const;
export type RefundFilter = (typeof REFUND_FILTERS)[number];

/** The filters of a listing. Within a list one match suffices; selected amenities must all match. */
export type ListingFilters = {
  /** Total of the stay in whole rupees, inclusive; null for any. */
  price: [number, number] | null;
  stars: number[];
  /** Minimum guest score; null for any. */
  score: LeastScore | null;
  meals: Meals[];
  refund: RefundFilter[];
  /** Refundable as in 4.13: some of the price is refunded. */
  refundable: boolean;
  amenities: Amenity[];
  areas: string[];
  /** Text in the name or area of a stay. */
  q: string;
  sort: ListingSort;
};

export const NO_FILTERS: ListingFilters = {
  price: null,
  stars: [],
  score: null,
  meals: [],
  refund: [],
  refundable: false,
  amenities: [],
  areas: [],
  q: '',
  sort: 'best',
};

const LONGEST_QUERY = 80;

/** Reads filters from an address; invalid values are ignored, so that old or broken links still show stays. */
export function parseFilters(params: URLSearchParams): ListingFilters {
  const chosen = (name: string) => listOf(params.get(name));
  const known = <Value>(values: readonly Value[], name: string) =>
    values.filter((value) => chosen(name).includes(String(value)));
  return {
    price: parsePrice(params.get('price')),
    stars: known(STARS, 'stars'),
    score: known(SCORES, 'score')[0] ?? null,
    meals: known(MEALS, 'meals'),
    refund: known(REFUND_FILTERS, 'refund'),
    refundable: params.get('refundable') === '1',
    amenities: known(AMENITIES, 'amenities'),
    areas: [...new Set(chosen('areas'))].sort(),
    q: (params.get('q') ?? '').trim().slice(0, LONGEST_QUERY),
    sort: known(SORTS, 'sort')[0] ?? 'best',
  };
}

/** Filters as parameters of an address in a fixed order, without defaults: equal filters give equal links. */
export function filterParams(filters: ListingFilters): Record<string, string> {
  const inOrder = <Value>(values: readonly Value[], chosen: readonly Value[]) =>
    wordOf(values.filter((value) => chosen.includes(value)).map(String));
  const params: Record<string, string> = {
    price: filters.price ? filters.price.join('-') : '',
    stars: inOrder(STARS, filters.stars),
    score: filters.score ? String(filters.score) : '',
    meals: inOrder(MEALS, filters.meals),
    refund: inOrder(REFUND_FILTERS, filters.refund),
    refundable: filters.refundable ? '1' : '',
    amenities: inOrder(AMENITIES, filters.amenities),
    areas: wordOf([...new Set(filters.areas)].sort()),
    q: filters.q.trim().slice(0, LONGEST_QUERY),
    sort: filters.sort === 'best' ? '' : filters.sort,
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
}

function parsePrice(word: string | null): [number, number] | null {
  const found = /^(\d{1,9})-(\d{1,9})$/.exec(word ?? '');
  if (!found) return null;
  const [from, to] = [Number(found[1]), Number(found[2])];
  return from <= to ? [from, to] : null;
}

/** Several values in one parameter, joined by "_"; an underscore within a value is escaped. */
const wordOf = (values: readonly string[]): string =>
  values.map((value) => value.replaceAll('%', '%25').replaceAll('_', '%5F')).join('_');

function listOf(word: string | null): string[] {
  if (!word) return [];
  return word
    .split('_')
    .map((part) => part.replaceAll('%5F', '_').replaceAll('%25', '%'))
    .filter((part) => part !== '');
}
