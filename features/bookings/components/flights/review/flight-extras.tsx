'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { withTexts } from '#lib/client/with-texts.ts';
import { useSaveExtras } from '../../../client/flights/extras-queries.ts';
import type { FlightBooking } from '../../../contract.ts';
import { ExtrasLimits } from '../../company/company-parts.tsx';
import { inMoney } from '../../parts/booking-money.ts';
import { boundText, placesOf } from '../parts/flight-text.ts';
import review from '../../review/review.module.css';
import { chosenAt, type Extras } from './extras-choice.ts';
import type { ExtraPicksProps } from './extra-picks.tsx';
import { hasPreference, type Preference } from './preferred-meals.ts';
import type { PreferredExtrasProps } from './preferred-extras.tsx';
import type { SeatDialogProps } from './seat-dialog.tsx';
import styles from './extras.module.css';

const SeatDialog = dialogOnDemand<SeatDialogProps>(() =>
  withTexts(['flight-extras'], import('./seat-dialog.tsx')).then((dialog) => dialog.SeatDialog),
);
const ExtraPicks = onDemand<ExtraPicksProps>(
  () => withTexts(['flight-extras'], import('./extra-picks.tsx')).then((picks) => picks.ExtraPicks),
  {
    Meanwhile: () => <Skeleton height={120} />,
  },
);

const PreferredExtras = onDemand<PreferredExtrasProps>(() =>
  withTexts(['flight-extras'], import('./preferred-extras.tsx')).then((preferred) => preferred.PreferredExtras),
);

type FlightExtrasProps = {
  booking: FlightBooking;
  names: readonly string[];
  /** Preferred meal and seat of each passenger. */
  preferences: readonly Preference[];
  /** Called once the preferred meals without charge are chosen. */
  onProposed: () => void;
};

/** Seats, meals, bags and assistance of all passengers. Each selection is saved at once and updates the total. */
export function FlightExtras({ booking, names, preferences, onProposed }: FlightExtrasProps) {
  const save = useSaveExtras(booking._id);
  const [chosen, setChosen] = useState<Extras>(booking.extras);
  const [seatsOf, setSeatsOf] = useState<string | null>(null);
  const [opened, setOpened] = useState(false);
  const seated = placesOf(booking.party).flatMap(({ type }, at) => (type === 'INF' ? [] : [at]));
  const apply = (next: Extras) => {
    const before = chosen;
    setChosen(next);
    save.mutate(next, { onError: () => setChosen(before) });
  };
  const problem =
    save.error instanceof ApiFailure
      ? (Object.values(save.error.fields)[0] ?? save.error.message)
      : save.error?.message;
  return (
    <section className={review.section} aria-labelledby="extras-title">
      <div>
        <h2 className="h3" id="extras-title">
          {t('Seats, meals and bags')}
        </h2>
        <p className="small muted">{t('Optional. Without a choice the airline assigns a seat at check-in.')}</p>
      </div>
      {booking.company && <ExtrasLimits company={booking.company} />}
      {problem && (
        <p className={review.problem} role="alert">
          {messageText(problem)}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {save.isPending
          ? t('Saving')
          : save.isSuccess
            ? t('The total is {amount}', { amount: inMoney(booking, booking.total) })
            : ''}
      </p>
      {preferences.some(hasPreference) && (
        <PreferredExtras
          booking={booking}
          names={names}
          preferences={preferences}
          chosen={chosen}
          onChoose={apply}
          onProposed={onProposed}
        />
      )}
      <ul>
        {booking.bounds
          .flatMap(({ segments }) => segments)
          .map(({ flightId: flight, number, origin, destination }) => {
            const taken = seated
              .map((passenger) => chosenAt(chosen, { kind: 'seat', passenger, flight }))
              .filter(Boolean);
            return (
              <li key={flight} className={styles.flight}>
                <span>
                  {number} <span className="muted">{boundText({ segments: [{ origin, destination }] })}</span>
                </span>
                <span className={taken.length ? 'strong' : 'muted'}>
                  {taken.length ? t('Seat {seats}', { seats: taken.join(', ') }) : t('No seat chosen')}
                </span>
                <Button size="sm" onClick={() => setSeatsOf(flight)}>
                  {t('Choose seats')}
                  <span className="visually-hidden">{t(' on {flight}', { flight: number })}</span>
                </Button>
              </li>
            );
          })}
      </ul>
      <Disclosure summary={t('Meals and bags, and help at the airport')} onToggle={() => setOpened(true)}>
        {opened && (
          <ExtraPicks booking={booking} names={names} preferences={preferences} chosen={chosen} onChoose={apply} />
        )}
      </Disclosure>
      {seatsOf && (
        <SeatDialog
          booking={booking}
          flight={seatsOf}
          names={names}
          preferences={preferences}
          chosen={chosen}
          onChoose={apply}
          onClose={() => setSeatsOf(null)}
        />
      )}
    </section>
  );
}
