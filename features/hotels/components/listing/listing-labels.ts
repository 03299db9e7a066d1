import { formatDay, type IsoDate } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { allOf } from '#lib/shared/number-words.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';
import type { FactTone } from '#components/ui/fact.tsx';
import type { StayOffer } from '../../contract.ts';
import {
  filterParams,
  NO_FILTERS,
  type ActiveFilter,
  type LeastScore,
  type ListingFilters,
  type ListingSort,
  type RefundFilter,
} from '../../rules/listing.ts';
import { AMENITY_LABELS, type Amenity, type Meals } from '../../rules/vocabulary.ts';

/** @texts */
export const SORT_LABELS: Record<ListingSort, string> = {
  best: 'Best match',
  price: 'Lowest total',
  score: 'Guests’ score',
  stars: 'Most stars',
};
/** @texts */
export const MEAL_FACTS: Record<Meals, string> = {
  'room-only': 'Room only',
  breakfast: 'Breakfast included',
  'half-board': 'Breakfast and dinner',
  'full-board': 'All meals included',
};
/** @texts */
export const REFUND_LABELS: Record<RefundFilter, string> = { free: 'Free cancellation', part: 'Partly refundable' };
/** @texts */
export const REFUNDABLE = 'Fully or partly refundable';

export const scoreLabel = (least: LeastScore): string => t('{score} and above', { score: least });
export const starsLabel = (stars: number): string => counted(stars, 'star');
export const priceLabel = ([from, to]: [number, number]): string =>
  `${formatMoney(money(from * 100))}–${formatMoney(money(to * 100)).slice(1)}`;
export const staysWord = (count: number): string => counted(count, 'stay');
export const nightsWord = (nights: number): string => counted(nights, 'night');

/** The refund terms of an offer in one line: "Free cancellation until 2 Dec, 14:00". Times are local to the hotel. */
export function refundFact({ refund, until, share }: StayOffer, today: IsoDate): { tone: FactTone; text: string } {
  if (refund === 'none') return { tone: 'muted', text: t('Non-refundable') };
  const when = until ? `${formatDay(until.slice(0, 10), today)}, ${until.slice(11, 16)}` : '';
  if (refund === 'free')
    return { tone: 'good', text: when ? t('Free cancellation until {when}', { when }) : t('Free cancellation') };
  const part = `${share}%`;
  return { tone: 'warn', text: when ? t('{part} back until {when}', { part, when }) : t('{part} back', { part }) };
}

/** The form value of a checkbox: as in a link. */
export const boxValue = (facet: 'areas' | 'amenities' | 'meals' | 'refund' | 'stars', value: string | number): string =>
  filterParams({ ...NO_FILTERS, [facet]: [value] })[facet] ?? '';

/** An active filter with its label, and the filters without it. */
export type OnFilter = { key: string; label: string; without: ListingFilters };

/** All active filters, each removable. */
export function onFilters(filters: ListingFilters): OnFilter[] {
  const { price, score, refundable, q } = filters;
  const each = <Value extends string | number>(
    facet: 'stars' | 'meals' | 'refund' | 'areas' | 'amenities',
    values: readonly Value[],
    words: (value: Value) => string,
  ): OnFilter[] =>
    values.map((value) => ({
      key: `${facet}-${value}`,
      label: words(value),
      without: { ...filters, [facet]: values.filter((other) => other !== value) },
    }));
  return [
    ...(q ? [{ key: 'q', label: `“${q}”`, without: { ...filters, q: '' } }] : []),
    ...(price ? [{ key: 'price', label: priceLabel(price), without: { ...filters, price: null } }] : []),
    ...(refundable ? [{ key: 'refundable', label: t('Refundable'), without: { ...filters, refundable: false } }] : []),
    ...each('refund', filters.refund, (refund) => t(REFUND_LABELS[refund])),
    ...each('meals', filters.meals, (meals) => t(MEAL_FACTS[meals])),
    ...each('areas', filters.areas, (area) => area),
    ...(score ? [{ key: 'score', label: scoreLabel(score), without: { ...filters, score: null } }] : []),
    ...each('stars', filters.stars, starsLabel),
    ...each('amenities', filters.amenities, (amenity: Amenity) => t(AMENITY_LABELS[amenity])),
  ];
}

/** "No stays match all five": the number of filters without a result. */
export const noMatchText = (count: number): string =>
  count < 2 ? t('No stays match') : t('No stays match {filters}', { filters: allOf(count) });

/** The label of a filter to remove, such as “Pure veg kitchen”. */
export function relaxText({ facet, without }: ActiveFilter, filters: ListingFilters): string {
  const left = new Set(onFilters(without).map(({ key }) => key));
  const gone = onFilters(filters)
    .filter(({ key }) => !left.has(key))
    .map(({ label }) => label);
  return gone.join(t(' or ')) || facet;
}
