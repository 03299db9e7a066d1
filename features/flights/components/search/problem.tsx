import { Icon } from '#components/ui/icon.tsx';
import styles from './flight-search.module.css';

/** What is wrong with a field of the search, under it. */
export function Problem({ children }: { children: string | undefined }) {
  return children ? <p className={styles.error} role="alert"><Icon name="alert" size={16} className={styles.errorMark} />{children}</p> : null;
}
