import styles from './skip-link.module.css';

/** The id of the page's main part. */
export const MAIN = 'content';

/** The first stop of the Tab key: past the header, straight to the page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href={`#${MAIN}`}>
      Skip to content
    </a>
  );
}
