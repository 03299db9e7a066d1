'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useSeatsToAdd } from '../../../client/flights/added-extras.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';
import { namesOf, placesOf } from '../parts/flight-text.ts';
import { chosenAt, seatsTaken, withChoice, type Extras } from '../review/extras-choice.ts';
import { SeatMap } from '../review/seat-map.tsx';
import styles from '../review/extras.module.css';

type AddedSeatsProps = {
  booking: FlightBooking;
  flight: string;
  added: Extras;
  onChange: (next: Extras) => void;
  onDone: () => void;
};

/** The seat map of one flight for passengers without a seat on it. After a selection it moves on to the next one. */
export function AddedSeats({ booking, flight, added, onChange, onDone }: AddedSeatsProps) {
  const seats = useSeatsToAdd(booking._id, flight);
  const names = namesOf(booking);
  const types = placesOf(booking.party);
  const bound = booking.bounds.findIndex(({ segments }) => segments.some(({ flightId }) => flightId === flight));
  const place = (passenger: number) => ({ kind: 'seat', passenger, flight }) as const;
  const unseated = booking.parts
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ passenger, open }) =>
      open.includes(bound) && types[passenger]?.type !== 'INF' && !chosenAt(booking.extras, place(passenger))
        ? [passenger]
        : [],
    );
  const seatOf = (passenger: number) => chosenAt(added, place(passenger));
  const [turn, setTurn] = useState(unseated.find((at) => !seatOf(at)) ?? unseated[0] ?? 0);
  const take = (seat: string) => {
    const next = withChoice(added, place(turn), seat === seatOf(turn) ? '' : seat);
    onChange(next);
    setTurn(unseated.find((at) => !chosenAt(next, place(at))) ?? turn);
  };
  return (
    <>
      <fieldset className={styles.people}>
        <legend className="visually-hidden">{t('Whose seat')}</legend>
        {unseated.map((at) => (
          <Radio
            key={at}
            name="turn"
            value={at}
            checked={turn === at}
            onChange={() => setTurn(at)}
            label={`${names[at]}: ${seatOf(at) || t('no seat yet')}`}
          />
        ))}
      </fieldset>
      {seats.isPending && <Skeleton height={320} />}
      {seats.error && (
        <p className="bad" role="alert">
          {messageText(seats.error.message)} {t('Without a choice the airline assigns a seat at check-in.')}
        </p>
      )}
      {seats.data && (
        <>
          <p className="small muted">{messageText(seats.data.note)}</p>
          <SeatMap
            map={seats.data}
            taken={seatsTaken([...booking.extras, ...added], flight)}
            turn={turn}
            names={names}
            exitAllowed={types[turn]?.type === 'ADT'}
            inMoney={(amount) => inMoney(booking, amount)}
            onTake={take}
          />
        </>
      )}
      <div className={styles.foot}>
        <span className="small muted">{t('Nothing is charged yet')}</span>
        <Button variant="ink" onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
    </>
  );
}
