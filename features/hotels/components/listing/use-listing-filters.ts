import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { parseFilters, type ListingFilters } from '../../rules/listing.ts';
import { listingHref, type ListingBase } from './listing-link.ts';

/**
 * `step`: a change that adds a history entry. `drag`: a value that still changes; the address follows when it settles.
 */
export type ChangeFilters = (next: (filters: ListingFilters) => ListingFilters, how?: 'step' | 'drag') => void;

const REST = 250;

/**
 * The filters of a listing, stored in its address; `search` is the initial one. State changes at once, the address is
 * written afterwards, and read again on back and forward. No request is made. The returned function is stable.
 */
export function useListingFilters(base: ListingBase, search: string): [ListingFilters, ChangeFilters] {
  const [filters, setFilters] = useState(() => parseFilters(new URLSearchParams(search)));
  const latest = useRef(filters);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);

  useEffect(() => {
    const follow = () => {
      const params = new URLSearchParams(window.location.search);
      if (params.get('city') === base.city) setFilters(parseFilters(params));
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      clearTimeout(resting.current);
    };
  }, [base.city]);

  const change = useCallback<ChangeFilters>(
    (next, how = 'step') => {
      const chosen = next(latest.current);
      latest.current = chosen;
      setFilters(chosen);
      clearTimeout(resting.current);
      const href = listingHref(base, chosen);
      if (how === 'step') window.history.pushState(null, '', href);
      else resting.current = setTimeout(() => window.history.replaceState(null, '', href), REST);
    },
    [base],
  );
  return [filters, change];
}
