'use client';

import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { LoadingRows } from '#components/ui/rows.tsx';
import { routes } from '#lib/shared/routes.ts';
import { t } from '#lib/shared/texts.ts';
import { useSavedStays } from '../client/use-saved.ts';
import { SavedCard } from './saved-card.tsx';
import { Sharing } from './sharing.tsx';
import styles from './saved.module.css';

/** The stays that the person saved, with their prices now. `offer`: where one of them is watched. */
export function SavedScreen({ offer }: { offer?: ReactNode }) {
  const { data, error, refetch } = useSavedStays();
  return (
    <div className={styles.screen}>
      <h1 className="h1">{t('Saved stays')}</h1>
      <p className="muted">
        {t(
          'Hotels with the dates and guests you saved them for, at today’s lowest price. We can tell you when one costs less.',
        )}
      </p>
      {data ? (
        data.stays.length ? (
          <>
            <Sharing sharedKey={data.sharedKey} />
            {data.stays.some(({ watched }) => watched) && offer}
            <ul className={styles.list} aria-label={t('Saved stays')}>
              {data.stays.map((saved) => (
                <li key={saved._id}>
                  <SavedCard saved={saved} />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <div className={styles.empty}>
            <p>{t('Nothing is saved yet. Open a hotel and choose “Save” below its address.')}</p>
            <p>
              <Button href={routes.landing()}>{t('Find a stay')}</Button>
            </p>
          </div>
        )
      ) : error ? (
        <ErrorState
          title={t('Your saved stays could not be loaded')}
          meaning={error.message}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingRows label={t('Loading your saved stays')} count={3} />
      )}
    </div>
  );
}
