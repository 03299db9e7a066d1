'use client';

import { useSyncExternalStore } from 'react';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { IsoDate } from '#lib/shared/dates.ts';
import { onRecentSearches, recentSearchesText } from '../../client/recent-searches-text.ts';
import type { SearchedBeforeProps } from './searched-before.tsx';

const SearchedBefore = onDemand<SearchedBeforeProps>(() =>
  import('./searched-before.tsx').then((before) => before.SearchedBefore),
);

/** What was searched in this browser before, where anything was; the line has its height from the start. */
export function RecentSearches({ today }: { today: IsoDate }) {
  const text = useSyncExternalStore(onRecentSearches, recentSearchesText, () => '');
  return text ? <SearchedBefore text={text} today={today} /> : null;
}
