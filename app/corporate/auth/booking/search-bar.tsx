import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import { Button } from '#components/ui/button.tsx';
import styles from './search-bar.module.css';

/** The current search, above its results; `whoTravels` leads back to the choice of travellers. */
export function SearchBar({ whoTravels, children }: { whoTravels: string; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={classNames('card', styles.search)}>{children}</div>
      <Button variant="txt" size="sm" href={whoTravels}>
        Change who travels
      </Button>
    </div>
  );
}
