import styles from './calendar-skeleton.module.css';

/** Placeholder with a calendar's size. */
export function CalendarSkeleton() {
  return (
    <div className={styles.room} role="status">
      <span className="visually-hidden">Opening the calendar</span>
    </div>
  );
}
