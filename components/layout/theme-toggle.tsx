import { HeaderIcon } from '#components/layout/header-icon.tsx';
import styles from './theme-toggle.module.css';
import { t } from '#lib/shared/texts.ts';

/**
 * Switches between light and dark. The theme script (public/theme.js), part of every page, listens for clicks on
 * `data-theme-toggle` and stores the choice; CSS shows the matching icon and label.
 */
export function ThemeToggle() {
  return (
    <button type="button" className={styles.toggle} data-theme-toggle="">
      <span className={styles.toDark}>
        <HeaderIcon name="moon" />
        <span className="visually-hidden">{t('Use the dark theme')}</span>
      </span>
      <span className={styles.toLight}>
        <HeaderIcon name="sun" />
        <span className="visually-hidden">{t('Use the light theme')}</span>
      </span>
    </button>
  );
}
