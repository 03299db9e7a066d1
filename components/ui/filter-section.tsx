import type { ReactNode } from 'react';
import styles from './filter-section.module.css';

/** A titled part of the filters beside a list. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Sends the filters where no script follows them. */
export const SendFilters = () => (
  <noscript>
    <button type="submit" className={styles.send}>
      Show results
    </button>
  </noscript>
);
