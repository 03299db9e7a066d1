import { Page } from '#components/layout/page.tsx';
import { Banner } from '#components/ui/banner.tsx';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { EventView } from '../contract.ts';
import { EventDesk } from './event-desk.tsx';
import { EventFacts } from './event-facts.tsx';
import styles from './event-page.module.css';
import { HostedBy } from './hosting/hosted-by.tsx';
import { languageOf } from './language-of.ts';
import { Programme } from './programme.tsx';

export type EventPageProps = { event: EventView; today: IsoDate };

/** An event: poster, dates, place, the programme of each day, and registration. */
export function EventPage({ event, today }: EventPageProps) {
  const { code, name, host, poster, headline, about, cityName, days } = event;
  const [first, last] = [days[0]?.day ?? today, days.at(-1)?.day ?? today];
  return (
    <Page>
      <Banner scene={poster} name={name} lang={languageOf(name)} priority className={styles.hero}>
        {t(cityName)}, {formatDateRange(first, last, today)}
      </Banner>
      <div className={styles.layout}>
        <section className={styles.story}>
          <h2 className={styles.headline} lang={languageOf(headline)}>
            {headline}
          </h2>
          <p className={styles.about} lang={languageOf(about)}>
            {about}
          </p>
          <EventFacts event={event} today={today} />
          {host !== null && <HostedBy code={code} host={host} />}
        </section>
        <aside className={styles.side} aria-label={t('Registration')}>
          <EventDesk event={event} today={today} />
        </aside>
        <div className={styles.programme}>
          <Programme days={days} today={today} />
        </div>
      </div>
    </Page>
  );
}
