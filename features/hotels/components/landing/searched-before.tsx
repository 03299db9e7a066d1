import { useMemo } from 'react';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams } from '#lib/shared/stay-words.ts';
import { recentSearches } from '../../client/recent-searches.ts';
import styles from './landing.module.css';

export type SearchedBeforeProps = {
  /** What the browser's storage holds: another text, another list. */
  text: string;
  today: IsoDate;
};

/** Links to searches whose stay is still ahead. */
export function SearchedBefore({ text, today }: SearchedBeforeProps) {
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
