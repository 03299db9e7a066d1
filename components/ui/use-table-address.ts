'use client';

import { useSearchParams } from 'next/navigation';
import type { TableSort } from '#components/ui/table-sort.ts';

/**
 * The state of a table (`sort`, `page`, and the screen's filters) in the address, so that Back, a reload and a shared
 * link show the same rows. `keys`: the sortable columns; anything else means `first`. A change of filter or order
 * returns to page 1.
 */
export function useTableAddress(keys: readonly string[], first: TableSort) {
  const asked = useSearchParams();
  const [by = '', direction] = (asked.get('sort') ?? '').split('.');
  const sort: TableSort = keys.includes(by) ? { by, direction: direction === 'desc' ? 'desc' : 'asc' } : first;
  /** Writes parameters into the address; an empty value removes one. */
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
