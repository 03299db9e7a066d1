import type { PackageList } from '../contract.ts';
import { LENGTH_LABELS, LENGTHS, THEME_LABELS, type Length } from '../rules/vocabulary.ts';
import type { ListFilters } from './list-filters.ts';
import { monthLabel } from './month-label.ts';

export type FilterOption = { value: string; label: string };
export type FilterOptions = Record<'state' | 'month' | 'length' | 'sort', FilterOption[]>;

/** @texts */
const SORT_LABELS = {
  recommended: 'Recommended',
  price: 'Lowest price',
  nights: 'Shortest first',
} as const satisfies Record<ListFilters['sort'], string>;

/**
 * The choices of each select, in English: `labelText` translates them. What is chosen stays a choice, also where nothing
 * matches it.
 * @texts
 */
export function filterOptions(
  { states, months, lengths }: PackageList['filters'],
  { state, month, length }: ListFilters,
): FilterOptions {
  const offered = (Object.keys(LENGTHS) as Length[]).filter((one) => (lengths[one] ?? 0) > 0 || one === length);
  return {
    state: [
      { value: '', label: 'Anywhere' },
      ...withChosen(
        states.map(({ slug, name }) => ({ value: slug, label: name })),
        state,
        wordsOf,
      ),
    ],
    month: [
      { value: '', label: 'Any month' },
      ...withChosen(
        months.map(({ month: one }) => ({ value: one, label: monthLabel(one) })),
        month,
        monthLabel,
      ),
    ],
    length: [{ value: '', label: 'Any length' }, ...offered.map((value) => ({ value, label: LENGTH_LABELS[value] }))],
    sort: Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label })),
  };
}

/** The filters as text in English: "Mountains, Ladakh, June 2027". */
export const filterSummary = (options: FilterOptions, { theme, ...chosen }: ListFilters): string =>
  [
    theme && THEME_LABELS[theme],
    ...(['state', 'month', 'length'] as const).map(
      (name) => chosen[name] && options[name].find(({ value }) => value === chosen[name])?.label,
    ),
  ]
    .filter(Boolean)
    .join(', ');

const withChosen = (options: FilterOption[], chosen: string | undefined, label: (value: string) => string) =>
  !chosen || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: label(chosen) }];

/** "Tamil Nadu" for `tamil-nadu`. */
const wordsOf = (slug: string): string =>
  slug.replaceAll('-', ' ').replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase());
