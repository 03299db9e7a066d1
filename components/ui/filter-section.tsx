import type { ReactNode } from 'react';
import styles from './filter-section.module.css';
import { t } from '#lib/shared/texts.ts';

/** A titled group of filters. */
export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Submits the filters without script. */
export const SendFilters = () => (
  <noscript>
    <button type="submit" className={styles.send}>
      {t('Show results')}
    </button>
  </noscript>
);
