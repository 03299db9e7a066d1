import { t } from '#lib/shared/texts.ts';
import styles from './gateway-mark.module.css';

/** The gateway's name with a note that it is a demonstration. */
export function GatewayMark() {
  return (
    <div className={styles.mark}>
      <svg width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
        <rect width="26" height="26" rx="6" fill="currentColor" opacity=".16" />
        <path
          d="M7 9h9m-3-3 3 3-3 3M19 17h-9m3-3-3 3 3 3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles.name}>{t('Demo gateway')}</span>
      <span className={styles.plain}>{t('no real money')}</span>
    </div>
  );
}
