import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { money } from '#lib/shared/money.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { Price } from '#components/ui/price.tsx';
import styles from './stays-from.module.css';

/** A place with its lowest price a night for some dates, as the search gives it now. */
export type StaysOfPlace = { slug: string; name: string; stays: number; nightly: number };

/** Places with their lowest prices, each leading to its stays for the same dates. */
export function StaysFrom({ places, stay, today }: { places: StaysOfPlace[]; stay: Stay; today: IsoDate }) {
  return (
    <section aria-labelledby="stays-from">
      <h2 id="stays-from" className="h4">
        Stays for {formatDateRange(stay.checkIn, stay.checkOut, today)}
      </h2>
      <ul className={styles.places}>
        {places.map(({ slug, name, stays, nightly }) => (
          <li key={slug}>
            <a href={routes.hotelListing({ city: slug, ...stayParams(stay) })} className={styles.place}>
              <span>
                <span className={styles.name}>Stays in {name}</span>
                <span className={styles.count}>{counted(stays, 'stay')} with rooms</span>
              </span>
              <span className={styles.price}>
                from <Price money={money(nightly)} size="sm" /> a night
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.note}>Two adults in one room, taxes and fees included. Today’s prices.</p>
    </section>
  );
}
