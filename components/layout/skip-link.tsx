import styles from './skip-link.module.css';

/** The id of the page's main part. */
export const MAIN = 'content';

/** The id of what a search found. */
export const RESULTS = 'results';

/** The first stop of the Tab key: past the header, straight to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN}`}>
      Skip to content
    </a>
  );
}

/** On a listing, the stop after that: past the search and the filters, straight to what was found. */
export function SkipToResults() {
  return (
    <a className={styles.skip} href={`#${RESULTS}`}>
      Skip to results
    </a>
  );
}
