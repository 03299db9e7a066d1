import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export type ActionBarProps = {
  /** Names the bar: "Book". */
  label: string;
  children: ReactNode;
};

/** The bottom bar of phones: the total and the one next step, or Filters and Map. Hidden from 720 px up. */
export function ActionBar({ label, children }: ActionBarProps) {
  return (
    <section className={styles.bar} aria-label={label}>
      {children}
    </section>
  );
}
