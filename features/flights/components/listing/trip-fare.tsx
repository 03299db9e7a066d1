import { ConvertedPrice } from '#components/ui/converted-price.tsx';
import { Price } from '#components/ui/price.tsx';
import { money } from '#lib/shared/money.ts';
import type { Party } from '#lib/shared/trip-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { priceOfPerson } from '../../rules/listing/trip-price.ts';
import styles from './flight-row.module.css';

/** The price of all passengers, and below it per person. */
export function TripFare({ total, party, size }: { total: number; party: Party; size?: 'sm' }) {
  const person = priceOfPerson(total, party);
  return (
    <span className={styles.tripFare}>
      <Price money={money(total)} size={size} />
      <ConvertedPrice paise={total} />
      {person && (
        <span className={styles.person}>
          <Price money={money(person.amount)} /> {t(person.mean ? 'average' : 'each')}
        </span>
      )}
    </span>
  );
}
