'use client';

import { useSearchParams } from 'next/navigation';
import type { TableSort } from '#components/ui/table-sort.ts';

/**
 * What a table shows stands in the address (`sort`, `page`, and the filters of its screen), so that Back, a reload and
 * a shared link lead to the same rows. `keys`: the columns it may be sorted by; anything else in the address means
 * `first`. A change of filter or order begins at page 1.
 */
export function useTableAddress(keys: readonly string[], first: TableSort) {
  const asked = useSearchParams();
  const [by = '', direction] = (asked.get('sort') ?? '').split('.');
  const sort: TableSort = keys.includes(by) ? { by, direction: direction === 'desc' ? 'desc' : 'asc' } : first;
  /** Writes parameters into the address; an empty value takes one out. */
  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(window.location.search);
    if (!('page' in values)) next.delete('page');
    for (const [name, value] of Object.entries(values))
      if (value) next.set(name, value);
      else next.delete(name);
    window.history.replaceState(null, '', `?${next.toString()}`);
  };
  return {
    asked,
    sort,
    page: Math.max(1, Math.trunc(Number(asked.get('page'))) || 1),
    change,
    onSort: (to: TableSort) => change({ sort: `${to.by}.${to.direction}` }),
    onPage: (page: number) => change({ page: page > 1 ? String(page) : '' }),
  };
}
