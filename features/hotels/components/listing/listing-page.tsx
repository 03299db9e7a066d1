import type { ReactNode } from 'react';
import { PutRight } from '#components/feedback/put-right.tsx';
import { SkipToResults } from '#components/layout/skip-link.tsx';
import { Page } from '#components/layout/page.tsx';
import type { PosterScene } from '#components/ui/poster.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { Print } from '#components/ui/print.tsx';
import { placeText } from '#lib/shared/place-text.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import styles from './listing.module.css';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';

type Place = { slug: string; title: string; within: string };
type PopularPlace = {
  slug: string;
  name: string;
  region: string;
  countryName: string;
  hotels: number;
  scene: PosterScene;
};

export type ListingPageProps = {
  search: ReactNode;
  stay: Stay;
  /** The place's name; undefined while the text matches none. */
  city: string | undefined;
  /** Other places the text may mean. */
  instead: Place[];
  /** Suggestions when no place was found. */
  popular: PopularPlace[];
  /** The number of errors in the search; each is shown beside its field. */
  wrong: number;
  /** The results; false while the search has errors. */
  children: ReactNode;
};

/** Layout of a listing: the search form, other meanings of its text, the results. */
export function ListingPage({ search, stay, city, instead, popular, wrong, children }: ListingPageProps) {
  const href = ({ slug }: { slug: string }) => routes.hotelListing({ city: slug, ...stayParams(stay) });
  return (
    <Page bar>
      {children && <SkipToResults />}
      <div className={styles.bar}>{search}</div>
      {instead.length > 0 && (
        <p className={styles.instead}>
          <Sentence
            text={t('Did you mean {places}?')}
            parts={{
              places: instead.map((place, index) => (
                <span key={place.slug}>
                  {index > 0 && (index === instead.length - 1 ? t(' or ') : ', ')}
                  <a href={href(place)}>
                    {placeText([place.title, place.within.split(', ')[0]].filter(Boolean).join(', '))}
                  </a>
                </span>
              )),
            }}
          />
        </p>
      )}
      {children || (city ? <Mistakes city={city} count={wrong} /> : <WhereTo places={popular} href={href} />)}
    </Page>
  );
}

/** Invalid dates or guests: the messages are beside their fields. */
function Mistakes({ city, count }: { city: string; count: number }) {
  return (
    <div className={styles.state}>
      <PutRight count={count}>{t('Correct the search above, and the stays in {city} appear here.', { city })}</PutRight>
    </div>
  );
}

/** No place yet, or an unknown one: the places with most stays, to choose from. */
function WhereTo({ places, href }: { places: PopularPlace[]; href: (place: PopularPlace) => string }) {
  return (
    <section className={styles.where}>
      <h1 className="h1">{t('Where would you like to stay?')}</h1>
      <p className="lead muted">
        {t('Type a city, an area or a hotel above, or begin with one of the places that have most stays.')}
      </p>
      <ul className={styles.places}>
        {places.map((place) => (
          <li key={place.slug}>
            <Print scene={place.scene} name={t(place.name)} href={href(place)} level={2}>
              {t([place.region, place.countryName].find((part) => part && part !== place.name) ?? '')}
              <br />
              {counted(place.hotels, 'stay')}
            </Print>
          </li>
        ))}
      </ul>
    </section>
  );
}
