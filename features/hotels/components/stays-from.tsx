import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { Price } from '#components/ui/price.tsx';
import { Sentence } from '#components/ui/sentence.tsx';
import styles from './stays-from.module.css';

/** A place with its lowest price a night for some dates, as the search gives it now. */
export type StaysOfPlace = { slug: string; name: string; stays: number; nightly: number };

/** Places with their lowest prices, each leading to its stays for the same dates. */
export function StaysFrom({ places, stay, today }: { places: StaysOfPlace[]; stay: Stay; today: IsoDate }) {
  return (
    <section aria-labelledby="stays-from">
      <h2 id="stays-from" className="h4">
        {t('Stays for {dates}', { dates: formatDateRange(stay.checkIn, stay.checkOut, today) })}
      </h2>
      <ul className={styles.places}>
        {places.map(({ slug, name, stays, nightly }) => (
          <li key={slug}>
            <a href={routes.hotelListing({ city: slug, ...stayParams(stay) })} className={styles.place}>
              <span>
                <span className={styles.name}>{t('Stays in {city}', { city: t(name) })}</span>
                <span className={styles.count}>{t('{stays} with rooms', { stays: counted(stays, 'stay') })}</span>
              </span>
              <span className={styles.price}>
                <Sentence
                  text={t('from {price} a night')}
                  parts={{ price: <Price money={money(nightly)} size="sm" /> }}
                />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('Two adults in one room, taxes and fees included. Today’s prices.')}</p>
    </section>
  );
}
