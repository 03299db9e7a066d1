'use client';

import { useMemo, useSyncExternalStore } from 'react';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams } from '#lib/shared/stay-words.ts';
import { onRecentSearches, recentSearches, recentSearchesText } from '../../client/recent-searches.ts';
import styles from './landing.module.css';

/** What was searched in this browser before, once our script runs; the line has its height from the start. */
export function RecentSearches({ today }: { today: IsoDate }) {
  const text = useSyncExternalStore(onRecentSearches, recentSearchesText, () => '');
  const searches = useMemo(() => (text ? recentSearches(today) : []), [text, today]);
  if (!searches.length) return null;
  return (
    <nav className={styles.again} aria-label="Searched before">
      <span aria-hidden="true">Again:</span>
      {searches.map(({ city, name, stay }) => (
        <a key={`${city}${stay.checkIn}${stay.checkOut}`} href={routes.hotelListing({ city, ...stayParams(stay) })}>
          {name}, {formatDateRange(stay.checkIn, stay.checkOut, today)}
        </a>
      ))}
    </nav>
  );
}
