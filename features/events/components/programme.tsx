import { Tag } from '#components/ui/tag.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import type { EventView } from '../contract.ts';
import styles from './programme.module.css';

/** The programme by day; times local to the place. Full days say so. */
export function Programme({ days, today }: { days: EventView['days']; today: IsoDate }) {
  return (
    <section aria-labelledby="programme">
      <h2 id="programme" className="h2">
        Programme
      </h2>
      <ol className={styles.days}>
        {days.map(({ day, title, full, programme }) => (
          <li key={day} className={styles.day}>
            <div className={styles.head}>
              <p className="small muted">
                <time dateTime={day}>{formatDate(day, today)}</time>
              </p>
              <h3 className="h3">{title}</h3>
              {full && <Tag>Full</Tag>}
            </div>
            <dl className={styles.items}>
              {programme.map(({ at, what, where }) => (
                <div key={`${at} ${what}`}>
                  <dt>{at}</dt>
                  <dd>
                    {what}
                    <span className={styles.where}>{where}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}
