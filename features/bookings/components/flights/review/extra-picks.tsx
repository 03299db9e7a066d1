'use client';

import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useExtrasOffered } from '../../../client/flights/extras-queries.ts';
import type { FlightBooking } from '../../../contract.ts';
import { boundText, placesOf } from '../parts/flight-text.ts';
import { chosenAt, withChoice, type ExtraPlace, type Extras } from './extras-choice.ts';
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
type Offer = { code: string; name: string; price: number };

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
  const priced = ({ code, name, price }: Offer, preferred: string) => ({
    value: code,
    label: `${messageText(name)}, ${price ? formatMoney({ amount: price, currency: booking.currency }) : t('included')}${code === preferred ? ` ${t('(your preference)')}` : ''}`,
  });
  const pick = (label: string, none: string, place: ExtraPlace, offers: readonly Offer[]) => (
    <Field key={label} label={label}>
      {(control) => (
        <Select
          {...control}
          value={chosenAt(chosen, place)}
          onChange={(event) => onChoose(withChoice(chosen, place, event.target.value))}
          options={[
            { value: '', label: none },
            ...offers.map((offer) => priced(offer, preferences[place.passenger]?.meal ?? '')),
          ]}
        />
      )}
    </Field>
  );
  return (
    <div className={styles.picks}>
      {data.bounds.map(({ offer, baggage, flights }, at) => {
        const bound = booking.bounds[at]!;
        return (
          <div key={offer} className={styles.picks}>
            <h3 className="h4">{boundText(bound)}</h3>
            {seated.map((passenger) => (
              <div key={passenger} className={styles.person}>
                {pick(
                  t('Bags: {name}', { name: names[passenger] ?? '' }),
                  t('{n} kg with the fare', { n: bound.terms.checkedKg }),
                  { kind: 'bag', passenger, bound: at },
                  baggage,
                )}
                {flights.map(({ flightId, meals }) =>
                  pick(
                    t('Meal: {name}, {flight}', {
                      name: names[passenger] ?? '',
                      flight: bound.segments.find((segment) => segment.flightId === flightId)?.number ?? '',
                    }),
                    t('No meal'),
                    { kind: 'meal', passenger, flight: flightId },
                    meals,
                  ),
                )}
              </div>
            ))}
          </div>
        );
      })}
      <h3 className="h4">{t('Help at the airport, without charge')}</h3>
      <div className={styles.person}>
        {names.map((name, passenger) =>
          pick(t('Help for {name}', { name }), t('None needed'), { kind: 'assistance', passenger }, data.assistance),
        )}
      </div>
    </div>
  );
}
