import { Skeleton } from '#components/ui/skeleton.tsx';
import styles from './fare-days.module.css';

const DAYS = Array.from({ length: 14 }, (_, day) => day);

/** Placeholder with the size of the fare calendar. */
export function FareDaysToCome() {
  return (
    <>
      <div className={styles.days} aria-hidden="true">
        {DAYS.map((day) => (
          <span key={day} className={styles.day}>
            <Skeleton width={22} height={18 + ((day * 7) % 18)} />
            <Skeleton width={60} height={12} />
            <Skeleton width={48} height={12} />
          </span>
        ))}
      </div>
      <p className={styles.note} aria-hidden="true" />
    </>
  );
}
