import type { ReactNode } from 'react';
import { Page } from '#components/layout/page.tsx';
import styles from './state-page.module.css';

/** A page with a single state card in the middle. */
export function StatePage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <div className={styles.middle}>{children}</div>
    </Page>
  );
}
