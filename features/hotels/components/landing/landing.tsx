import type { ReactNode } from 'react';
import { Page } from '#components/layout/page.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import type { Highlights } from '../../contract.ts';
import { AllPlaces } from './all-places.tsx';
import { Hero } from './hero.tsx';
import { PlaceWall } from './place-wall.tsx';
import { PrintedOnEveryPage } from './printed-on-every-page.tsx';
import styles from './landing.module.css';

export type LandingProps = {
  highlights: Highlights;
  /** The search form and its panel, composed by the page. */ search: ReactNode;
  /** Recent searches of this browser. */ recent: ReactNode;
  find: 'stays' | 'flights';
};

/** The landing page: a large poster with the search, places for the weekend, and our promises. */
export function Landing({ highlights, search, recent, find }: LandingProps) {
  const { today, hero, wall, sample, places } = highlights;
  return (
    <Page width="full">
      <Hero hero={hero} highlights={highlights} />
      <div className={styles.search}>
        <div className={styles.card}>
          <Tabs
            label={t('What to search')}
            scroll={false}
            className={styles.tabs}
            items={[
              { href: routes.landing(), label: t('Stays'), icon: 'bed', current: find === 'stays' },
              { href: routes.landingFor('flights'), label: t('Flights'), icon: 'plane', current: find === 'flights' },
            ]}
          />
          {search}
          <div className={styles.under}>
            {recent}
            <p className={styles.promise}>{t('Every price here is the total you pay, taxes and fees included.')}</p>
          </div>
        </div>
      </div>
      {wall.length > 0 && <PlaceWall places={wall} highlights={highlights} />}
      <PrintedOnEveryPage sample={sample} today={today} />
      {places.length > 0 && <AllPlaces places={places} dates={highlights} />}
    </Page>
  );
}
