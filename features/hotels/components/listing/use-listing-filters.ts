import { useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { parseFilters, type ListingFilters } from '../../rules/listing.ts';
import { listingHref, type ListingBase } from './listing-link.ts';

/** `step`: a choice one can go back from. `drag`: a value still on its way; the address follows when it rests. */
export type ChangeFilters = (next: ListingFilters, how?: 'step' | 'drag') => void;

const REST = 250;

/**
 * The filters of a listing, kept in its address. They change here first and at once; the address is written after
 * them, and read again when someone goes back or forward. No request is made.
 */
export function useListingFilters(base: ListingBase): [ListingFilters, ChangeFilters] {
  const search = useSearchParams();
  const [filters, setFilters] = useState(() => parseFilters(new URLSearchParams(search)));
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);

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
      setFilters(next);
      clearTimeout(resting.current);
      const href = listingHref(base, next);
      if (how === 'step') window.history.pushState(null, '', href);
      else resting.current = setTimeout(() => window.history.replaceState(null, '', href), REST);
    },
    [base],
  );
  return [filters, change];
}
