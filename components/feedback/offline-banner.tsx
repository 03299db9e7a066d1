'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import styles from './offline-banner.module.css';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** A banner while the browser is offline. Its text comes from the server, so that no script holds it. */
export function OfflineBanner({ children }: { children: ReactNode }) {
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
          {children}
        </p>
      )}
    </div>
  );
}
