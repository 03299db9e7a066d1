import { MAIN, RESULTS } from '#components/layout/anchors.ts';
import styles from './skip-link.module.css';
import { t } from '#lib/shared/texts.ts';

/** The first tab stop: skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN}`}>
      {t('Skip to content')}
    </a>
  );
}

/** On listings the next tab stop: skips search and filters. */
export function SkipToResults() {
  return (
    <a className={styles.skip} href={`#${RESULTS}`}>
      {t('Skip to results')}
    </a>
  );
}
