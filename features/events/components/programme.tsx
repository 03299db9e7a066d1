import { Tag } from '#components/ui/tag.tsx';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { EventView } from '../contract.ts';
import { DayTitle } from './day-title.tsx';
import { languageOf } from './language-of.ts';
import styles from './programme.module.css';

/** The programme by day; times local to the place. Full days say so. */
export function Programme({ days, today }: { days: EventView['days']; today: IsoDate }) {
  return (
    <section aria-labelledby="programme">
      <h2 id="programme" className="h2">
        {t('Programme')}
      </h2>
      <ol className={styles.days}>
        {days.map(({ day, title, full, programme }) => (
          <li key={day} className={styles.day}>
            <div className={styles.head}>
              <p className="small muted">
                <time dateTime={day}>{formatDate(day, today)}</time>
              </p>
              <h3 className="h3">
                <DayTitle title={title} />
              </h3>
              {full && <Tag>{t('Full')}</Tag>}
            </div>
            <dl className={styles.items}>
              {programme.map(({ at, what, where }) => (
                <div key={`${at} ${what}`}>
                  <dt>{at}</dt>
                  <dd lang={languageOf(what)}>
                    {what}
                    <span className={styles.where} lang={languageOf(where)}>
                      {where}
                    </span>
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
