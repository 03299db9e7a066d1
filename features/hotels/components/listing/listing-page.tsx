import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Page } from '#components/layout/page.tsx';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-words.ts';
import styles from './listing.module.css';

type Place = { slug: string; name: string; region: string; countryName: string };

export type ListingPageProps = {
  search: ReactNode;
  stay: Stay;
  /** The city's name; undefined while the words name none. */
  city: string | undefined;
  /** Other places the words could have meant. */
  instead: Place[];
  /** Places to begin with, where none was found. */
  popular: Place[];
  /** The results; false while the search has a mistake in it, which stands beside its field. */
  children: ReactNode;
};

/** The frame of a listing: the search to change, other readings of its words, the results. */
export function ListingPage({ search, stay, city, instead, popular, children }: ListingPageProps) {
  const link = ({ slug, name, region, countryName }: Place, full: boolean) => (
    <a key={slug} href={routes.hotelListing({ city: slug, ...stayParams(stay) })}>{full ? [name, region || countryName].join(', ') : name}</a>
  );
  return (
    <Page bar>
      <div className={styles.bar}>{search}</div>
      {instead.length > 0 && <p className={styles.instead}>Did you mean {instead.map((place, index) => <span key={place.slug}>{index > 0 && (index === instead.length - 1 ? ' or ' : ', ')}{link(place, true)}</span>)}?</p>}
      {children || (
        <div className={styles.state}>
          <EmptyState level={1} title={city ? `Stays in ${city}` : 'Where would you like to stay?'}>
            <p>{city ? 'The message beside the search says what to put right. Your search is kept as you typed it.' : 'Type a city, an area or a hotel above.'}</p>
            {popular.length > 0 && <p className={styles.popular}>Places with most stays: {popular.map((place) => link(place, false))}</p>}
          </EmptyState>
        </div>
      )}
    </Page>
  );
}
