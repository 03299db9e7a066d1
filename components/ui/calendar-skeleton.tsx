import styles from './calendar-skeleton.module.css';

/** The room a calendar will take, so that nothing moves when it arrives. */
export function CalendarSkeleton() {
  return (
    <div className={styles.room} role="status">
      <span className="visually-hidden">Opening the calendar</span>
    </div>
  );
}
