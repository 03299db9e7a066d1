'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from './offline-banner.module.css';
import { t } from '#lib/shared/texts.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A banner while the browser is offline. */
export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <Icon name="offline" />
          {t('You are offline. You can still read this page; prices update once you are back online.')}
        </p>
      )}
    </div>
  );
}
