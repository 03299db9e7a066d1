import { languageRoutes } from '#lib/shared/language-routes.ts';
import styles from './not-in-hindi.module.css';

/** Tells a reader of Hindi that this page is in English, and where it says which pages are not. */
export function NotInHindi() {
  return (
    <aside className={styles.note} lang="hi-IN" aria-label="भाषा">
      यह पेज अभी हिन्दी में नहीं है। <a href={languageRoutes.choice()}>हिन्दी में उपलब्ध पेज</a>
    </aside>
  );
}
