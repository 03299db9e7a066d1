import type { ReactNode } from 'react';
import { PutRight } from '#components/feedback/put-right.tsx';
import { SkipToResults } from '#components/layout/skip-link.tsx';
import { Poster } from '#components/ui/poster.tsx';
import { t } from '#lib/shared/texts.ts';
import styles from './flights-page.module.css';

type FlightsPageProps = {
  search: ReactNode;
  /** The number of errors in the search; each is shown beside its field. */ wrong: number;
  /** The flights; empty before a search. */ children: ReactNode;
};

/** Layout of the flights page: the search form, and its results. */
export function FlightsPage({ search, wrong, children }: FlightsPageProps) {
  if (children) {
    return (
      <>
        <SkipToResults />
        <div className={styles.bar}>{search}</div>
        {children}
      </>
    );
  }
  if (wrong > 0) {
    return (
      <>
        <div className={styles.bar}>{search}</div>
        <div className={styles.state}>
          <PutRight count={wrong}>
            {t('Fix the search above and the flights will appear here. The rest of your search is kept.')}
          </PutRight>
        </div>
      </>
    );
  }
  return (
    <section className={styles.begin}>
      <h1 className="h1">{t('Where would you like to fly?')}</h1>
      <p className="lead muted">
        {t('Prices are for all travellers, taxes included, and show the refund if you cancel.')}
      </p>
      <div className={styles.first}>{search}</div>
      <Poster
        kind="metro"
        hour="dusk"
        seed="runway4"
        width={1248}
        height={320}
        phone={{ width: 390, height: 240 }}
        priority
        className={styles.picture}
      />
    </section>
  );
}
