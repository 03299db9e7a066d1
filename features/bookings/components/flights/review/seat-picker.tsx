'use client';

import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { SeatMapView } from '#features/flights/contract.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';
import { placesOf } from '../parts/flight-text.ts';
import { chosenAt, seatsTaken, withChoice, type Extras } from './extras-choice.ts';
import { SeatMap } from './seat-map.tsx';
import styles from './extras.module.css';

type SeatPickerProps = {
  booking: FlightBooking;
  flight: string;
  names: readonly string[];
  /** Who can choose a seat, by position. */
  passengers: readonly number[];
  seats: Pick<UseQueryResult<SeatMapView>, 'data' | 'error' | 'isPending'>;
  /** What happens without a seat, said where the map cannot be shown. */
  withoutMap: string;
  /** Extras that are booked: their seats are taken. */
  booked?: Extras;
  chosen: Extras;
  onChoose: (next: Extras) => void;
  /** The preferred side of a passenger, and how it is said beside the name. */
  sideOf?: (passenger: number) => string | undefined;
  noteOf?: (passenger: number) => string | undefined;
  /** Beside the button that closes it. */
  foot: string;
  onDone: () => void;
};

/** The seat map of one flight, passenger by passenger: after a selection it moves on to the next without a seat. */
export function SeatPicker({
  booking,
  flight,
  names,
  passengers,
  seats,
  withoutMap,
  booked = [],
  chosen,
  onChoose,
  sideOf,
  noteOf,
  foot,
  onDone,
}: SeatPickerProps) {
  const place = (passenger: number) => ({ kind: 'seat', passenger, flight }) as const;
  const seatOf = (passenger: number) => chosenAt(chosen, place(passenger));
  const [turn, setTurn] = useState(passengers.find((at) => !seatOf(at)) ?? passengers[0] ?? 0);
  const take = (seat: string) => {
    const next = withChoice(chosen, place(turn), seat === seatOf(turn) ? '' : seat);
    onChoose(next);
    setTurn(passengers.find((at) => !chosenAt(next, place(at))) ?? turn);
  };
  return (
    <>
      <fieldset className={styles.people}>
        <legend className="visually-hidden">{t('Whose seat')}</legend>
        {passengers.map((at) => (
          <Radio
            key={at}
            name="turn"
            value={at}
            checked={turn === at}
            onChange={() => setTurn(at)}
            label={`${names[at]}: ${seatOf(at) || t('no seat yet')}`}
            note={noteOf?.(at)}
          />
        ))}
      </fieldset>
      {seats.isPending && <Skeleton height={320} />}
      {seats.error && (
        <p className="bad" role="alert">
          {messageText(seats.error.message)} {withoutMap}
        </p>
      )}
      {seats.data && (
        <>
          <p className="small muted">{messageText(seats.data.note)}</p>
          <SeatMap
            map={seats.data}
            taken={seatsTaken([...booked, ...chosen], flight)}
            turn={turn}
            preferred={sideOf?.(turn)}
            names={names}
            exitAllowed={placesOf(booking.party)[turn]?.type === 'ADT'}
            inMoney={(amount) => inMoney(booking, amount)}
            onTake={take}
          />
        </>
      )}
      <div className={styles.foot}>
        <span className="small muted">{foot}</span>
        <Button variant="ink" onClick={onDone}>
          {t('Done')}
        </Button>
      </div>
    </>
  );
}
