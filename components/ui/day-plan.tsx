import Link from 'next/link';
import { classNames } from '#components/ui/class-names.ts';
import { formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import styles from './day-plan.module.css';

export type PlannedDay = {
  /** Known once a departure is chosen. */
  date?: IsoDate;
  title: string;
  text: string;
  /** A line below the text: where the night is spent, which meals are included. */
  note?: string;
  /** The page of the hotel of its night. */
  more?: { href: string; name: string } | undefined;
};

export type DayPlanProps = {
  days: readonly PlannedDay[];
  today: IsoDate;
  /** Level of the days' headings. */
  level?: 3 | 4;
};

/** The days of a journey in order, each with its title and what happens, as the tour operator wrote them. */
export function DayPlan({ days, today, level = 3 }: DayPlanProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.days}>
      {days.map(({ date, title, text, note, more }, at) => (
        <li key={`${at} ${title}`}>
          <p className={styles.when}>
            <span className={styles.number}>{t('Day {n}', { n: at + 1 })}</span>
            {date && <span className="small muted">{formatDate(date, today)}</span>}
          </p>
          <div className={styles.words}>
            <Heading className="h4" lang={dataLanguage()}>
              {title}
            </Heading>
            <p className={classNames('muted', styles.text)} lang={dataLanguage()}>
              {text}
            </p>
            {note && <p className="small faint">{note}</p>}
            {more && (
              <p className={classNames('small', styles.more)}>
                <Link href={more.href} prefetch={false}>
                  {t('About {hotel}', { hotel: more.name })}
                </Link>
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
