import { Icon } from '#components/ui/icon.tsx';
import styles from './theme-toggle.module.css';

/**
 * Light or dark. It has no script of its own: the theme’s (public/theme.js), which stands in every page, listens for presses on
 * `data-theme-toggle` and keeps the choice; CSS shows the words and the mark that fit the theme at hand.
 */
export function ThemeToggle() {
  return (
    <button type="button" className={styles.toggle} data-theme-toggle="">
      <span className={styles.toDark}>
        <Icon name="moon" />
        <span className="visually-hidden">Use the dark theme</span>
      </span>
      <span className={styles.toLight}>
        <Icon name="sun" />
        <span className="visually-hidden">Use the light theme</span>
      </span>
    </button>
  );
}
