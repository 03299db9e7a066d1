'use client';

import { useEffect, useEffectEvent } from 'react';
import { Button } from '#components/ui/button.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useExtrasOffered } from '../../../client/flights/extras-queries.ts';
import type { FlightBooking } from '../../../contract.ts';
import type { Extras } from './extras-choice.ts';
import {
  hasPreference,
  includedMeals,
  preferredMeals,
  SIDE_LABELS,
  withMeals,
  type Preference,
} from './preferred-meals.ts';
import styles from './extras.module.css';

export type PreferredExtrasProps = {
  booking: FlightBooking;
  names: readonly string[];
  preferences: readonly Preference[];
  chosen: Extras;
  onChoose: (next: Extras) => void;
  onProposed: () => void;
};

/**
 * The preferences of saved travellers. A preferred meal that is included in the fare is chosen once, unless another one
 * is; what costs something is added only by its button.
 */
export function PreferredExtras({ booking, names, preferences, chosen, onChoose, onProposed }: PreferredExtrasProps) {
  const { data } = useExtrasOffered(booking);
  const meals = data ? preferredMeals(data, preferences, chosen) : [];
  const fresh = data !== undefined && preferences.some((one) => hasPreference(one) && !one.proposed);
  const propose = useEffectEvent(() => {
    const included = includedMeals(meals, preferences);
    onProposed();
    if (included.length) onChoose(withMeals(chosen, included, preferences));
  });
  useEffect(() => {
    if (fresh) propose();
  }, [fresh]);
  if (!data) return null;
  return (
    <ul aria-label={t('Your preferences')}>
      {preferences.map((preference, passenger) => {
        if (!hasPreference(preference)) return null;
        const own = meals.filter((meal) => meal.passenger === passenger);
        const missing = own.filter((meal) => !meal.chosen);
        const price = missing.reduce((sum, meal) => sum + meal.price, 0);
        const isChosen = own.length > 0 && own.every((meal) => meal.chosen === preference.meal);
        const meal = messageText(own[0]?.name ?? (preference.meal && 'preferred meal not offered on these flights'));
        return (
          <li key={passenger} className={styles.flight}>
            <span>
              {names[passenger]} <span className="muted">{t('Your preference')}</span>
            </span>
            <span className={isChosen ? 'strong' : 'muted'}>
              {[meal && (isChosen ? t('{meal}, chosen', { meal }) : meal), t(SIDE_LABELS[preference.seat] ?? '')]
                .filter(Boolean)
                .join('; ')}
            </span>
            {missing.length > 0 && (
              <Button size="sm" onClick={() => onChoose(withMeals(chosen, missing, preferences))}>
                {price
                  ? t('Add the meal, {amount}', { amount: formatMoney({ amount: price, currency: booking.currency }) })
                  : t('Add the meal, included')}{' '}
                <span className="visually-hidden">
                  {t('for {name} on {flights}', {
                    name: names[passenger] ?? '',
                    flights: counted(missing.length, 'flight'),
                  })}
                </span>
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
