import 'server-only';
import { listPackages } from '#features/packages/contract.ts';
import type { ListFilters } from '#features/packages/components/list-filters.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

/** The filters of an address of the list. Values that are none are ignored. */
export function readFilters(search: SearchParams): ListFilters {
  const { theme, state, length, month, sort } = listPackages.query!.shape;
  const given = (name: string) => firstOf(search[name]).trim() || undefined;
  return {
    theme: theme.safeParse(given('theme')).data,
    state: state.safeParse(given('state')).data,
    length: length.safeParse(given('length')).data,
    month: month.safeParse(given('month')).data,
    sort: sort.safeParse(given('sort')).data ?? 'recommended',
  };
}
