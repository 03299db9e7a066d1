import { languageRoutes } from '#lib/shared/language-routes.ts';
import styles from './not-in-hindi.module.css';

/** Tells a reader of Hindi that this page is in English, and where it says which are. */
export function NotInHindi() {
  return (
    <aside className={styles.note} lang="hi-IN" aria-label="भाषा">
      यह पेज हिन्दी में नहीं है। <a href={languageRoutes.choice()}>कौन-से पेज अंग्रेज़ी में हैं</a>
    </aside>
  );
}
