import type { ReactNode } from 'react';
import { classNames } from '#components/ui/class-names.ts';
import styles from './trip-dates.module.css';

/** A term with its value and a detail below it: Check in, Fri 4 Dec, from 14:00. */
export type TripDate = { term: string; value: ReactNode; detail: ReactNode };

export type TripDatesProps = {
  start: TripDate;
  end: TripDate;
  /** Who travels, on a line of its own. */
  people?: TripDate | null;
  /** Gives the margins. */
  className?: string;
};

/** First and last day of a trip side by side, and who travels. */
export function TripDates({ start, end, people, className }: TripDatesProps) {
  return (
    <dl className={classNames(styles.dates, className)}>
      {[start, end, people].map(
        (one) =>
          one && (
            <div key={one.term}>
              <dt className="small faint">{one.term}</dt>
              <dd className="strong">{one.value}</dd>
              <dd className="small muted">{one.detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
