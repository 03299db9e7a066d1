import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export type ActionBarProps = {
  /** Accessible name of the bar: "Book". */
  label: string;
  children: ReactNode;
};

/** The bottom bar on phones: the total and the next step, or Filters and Map. Hidden from 720 px up. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      {children}
    </section>
  );
}
