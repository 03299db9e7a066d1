'use client';

import { Skeleton } from '#components/ui/skeleton.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useExtrasOffered } from '../../../client/flights/extras-queries.ts';
import type { FlightBooking } from '../../../contract.ts';
import { boundText, placesOf } from '../parts/flight-text.ts';
import { BoundPicks, ExtraSelect, type PickOne } from './extra-fields.tsx';
import type { Extras } from './extras-choice.ts';
import type { Preference } from './preferred-meals.ts';
import styles from './extras.module.css';

export type ExtraPicksProps = {
  booking: FlightBooking;
  names: readonly string[];
  /** Preferred meal of each passenger. */
  preferences: readonly Preference[];
  chosen: Extras;
  onChoose: (next: Extras) => void;
};

/** Selects a bag per bound, a meal per flight and assistance, for each passenger who can have them, with prices. */
export function ExtraPicks({ booking, names, preferences, chosen, onChoose }: ExtraPicksProps) {
  const { data, error } = useExtrasOffered(booking);
  if (error)
    return (
      <p className="small bad" role="alert">
        {messageText(error.message)} {t('You can pay without these; nothing is lost.')}
      </p>
    );
  if (!data) return <Skeleton height={120} />;
  const seated = placesOf(booking.party).flatMap(({ type }, at) => (type === 'INF' ? [] : [at]));
  const pick: PickOne = (label, none, place, offers) => (
    <ExtraSelect
      key={label}
      {...{ booking, label, none, place, offers, chosen, onChoose }}
      preferred={preferences[place.passenger]?.meal}
    />
  );
  return (
    <div className={styles.picks}>
      {data.bounds.map(({ offer, baggage, flights }, at) => (
        <div key={offer} className={styles.picks}>
          <h3 className="h4">{boundText(booking.bounds[at]!)}</h3>
          <BoundPicks {...{ booking, at, names, baggage, flights, pick }} passengers={seated} />
        </div>
      ))}
      <h3 className="h4">{t('Help at the airport, without charge')}</h3>
      <div className={styles.person}>
        {names.map((name, passenger) =>
          pick(t('Help for {name}', { name }), t('None needed'), { kind: 'assistance', passenger }, data.assistance),
        )}
      </div>
    </div>
  );
}
