import styles from './calendar-skeleton.module.css';
import { t } from '#lib/shared/texts.ts';

/** Placeholder with a calendar's size. */
export function CalendarSkeleton() {
  return (
    <div className={styles.room} role="status">
      <span className="visually-hidden">{t('Opening the calendar')}</span>
    </div>
  );
}
