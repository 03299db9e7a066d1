'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useSeatMap } from '../../../client/flights/extras-queries.ts';
import type { FlightBooking } from '../../../contract.ts';
import { placesOf } from '../parts/flight-text.ts';
import { chosenAt, seatsTaken, withChoice, type Extras } from './extras-choice.ts';
import { SIDE_LABELS, type Preference } from './preferred-meals.ts';
import { SeatMap } from './seat-map.tsx';
import styles from './extras.module.css';

export type SeatDialogProps = {
  booking: FlightBooking;
  flight: string;
  names: readonly string[];
  /** Preferred seat of each passenger. */
  preferences: readonly Preference[];
  chosen: Extras;
  onChoose: (next: Extras) => void;
  onClose: () => void;
};

/** The seat map of one flight. After a selection it moves on to the next passenger. */
export function SeatDialog({ booking, flight, names, preferences, chosen, onChoose, onClose }: SeatDialogProps) {
  const seats = useSeatMap(booking, flight);
  const types = placesOf(booking.party);
  const seated = types.flatMap(({ type }, at) => (type === 'INF' ? [] : [at]));
  const seatOf = (passenger: number) => chosenAt(chosen, { kind: 'seat', passenger, flight });
  const [turn, setTurn] = useState(seated.find((at) => !seatOf(at)) ?? seated[0]!);
  const words = (amount: number) => formatMoney({ amount, currency: booking.currency });
  const segment = booking.bounds.flatMap((bound) => bound.segments).find(({ flightId }) => flightId === flight);

  const take = (seat: string) => {
    const next = withChoice(chosen, { kind: 'seat', passenger: turn, flight }, seat === seatOf(turn) ? '' : seat);
    onChoose(next);
    setTurn(seated.find((at) => !chosenAt(next, { kind: 'seat', passenger: at, flight })) ?? turn);
  };
  return (
    <Dialog open title={t('Seats on {flight}', { flight: segment?.number ?? t('this flight') })} onClose={onClose}>
      <fieldset className={styles.people}>
        <legend className="visually-hidden">{t('Whose seat')}</legend>
        {seated.map((at) => (
          <Radio
            key={at}
            name="turn"
            value={at}
            checked={turn === at}
            onChange={() => setTurn(at)}
            label={`${names[at]}: ${seatOf(at) || t('no seat yet')}`}
            note={prefersText(preferences[at]?.seat)}
          />
        ))}
      </fieldset>
      {seats.isPending && <Skeleton height={320} />}
      {seats.error && (
        <p className="bad" role="alert">
          {messageText(seats.error.message)} {t('You can go on without a seat; the airline assigns one at check-in.')}
        </p>
      )}
      {seats.data && (
        <>
          <p className="small muted">{messageText(seats.data.note)}</p>
          <SeatMap
            map={seats.data}
            taken={seatsTaken(chosen, flight)}
            turn={turn}
            preferred={preferences[turn]?.seat}
            names={names}
            exitAllowed={types[turn]?.type === 'ADT'}
            inMoney={words}
            onTake={take}
          />
        </>
      )}
      <div className={styles.foot}>
        <span className="small muted">{t('The total is {amount}', { amount: words(booking.total) })}</span>
        <Button variant="ink" onClick={onClose}>
          {t('Done')}
        </Button>
      </div>
    </Dialog>
  );
}

/** "Prefers a window seat"; undefined without a preference. */
function prefersText(side = ''): string | undefined {
  const seat = SIDE_LABELS[side];
  return seat && t('Prefers {seat}', { seat: t(seat) });
}
