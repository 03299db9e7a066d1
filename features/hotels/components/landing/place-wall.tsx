import { Print } from '#components/ui/print.tsx';
import type { PosterHour } from '#components/ui/poster.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import { formatDateRange } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import type { Highlights, PlaceHighlight } from '../../contract.ts';
import { weekendHref } from './weekend-href.ts';
import landing from './landing.module.css';
import styles from './place-wall.module.css';
import { counted } from '#lib/shared/word-lists.ts';
import { t } from '#lib/shared/texts.ts';

/** Hours of the posters' light, chosen so that six look well together. Only the large poster shows the current hour. */
const HOURS: readonly PosterHour[] = ['dusk', 'day', 'dawn', 'day', 'dusk', 'night'];

/** Six places with the lowest price a night of the coming weekend. */
export function PlaceWall({ places, highlights }: { places: PlaceHighlight[]; highlights: Highlights }) {
  return (
    <section className={landing.section} aria-labelledby="wall">
      <div className={styles.heading}>
        <h2 id="wall" className="h2">
          {t('In season this weekend, {dates}', {
            dates: formatDateRange(highlights.checkIn, highlights.checkOut, highlights.today),
          })}
        </h2>
        <a className={styles.all} href="#places">
          {t('All {n} places', { n: highlights.places.length })}
        </a>
      </div>
      <ul className={styles.wall}>
        {places.map(({ city, stays, nightly }, index) => (
          <li key={city.slug}>
            <Print
              scene={{ ...city.poster, hour: HOURS[index % HOURS.length] ?? 'day' }}
              name={t(city.name)}
              href={weekendHref(city.slug, highlights)}
            >
              {t(city.region)}
              <br />
              <span className={styles.from}>
                <Sentence
                  text={t('from {price} a night')}
                  parts={{ price: <strong>{formatMoney(money(nightly))}</strong> }}
                />
              </span>
              <span className="visually-hidden">
                {t(', {stays}, taxes included', { stays: counted(stays, 'stay') })}
              </span>
            </Print>
          </li>
        ))}
      </ul>
    </section>
  );
}
