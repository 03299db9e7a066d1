'use client';

import { t } from '#lib/shared/texts.ts';
import { useSeatsToAdd } from '../../../client/flights/added-extras.ts';
import type { FlightBooking } from '../../../contract.ts';
import { namesOf, placesOf } from '../parts/flight-text.ts';
import { chosenAt, type Extras } from '../review/extras-choice.ts';
import { SeatPicker } from '../review/seat-picker.tsx';

type AddedSeatsProps = {
  booking: FlightBooking;
  flight: string;
  added: Extras;
  onChange: (next: Extras) => void;
  onDone: () => void;
};

/** The seat map of one flight for ticketed passengers without a seat on it. */
export function AddedSeats({ booking, flight, added, onChange, onDone }: AddedSeatsProps) {
  const types = placesOf(booking.party);
  const bound = booking.bounds.findIndex(({ segments }) => segments.some(({ flightId }) => flightId === flight));
  const unseated = booking.parts
    .flatMap(({ tickets }) => tickets)
    .flatMap(({ passenger, open }) =>
      open.includes(bound) &&
      types[passenger]?.type !== 'INF' &&
      !chosenAt(booking.extras, { kind: 'seat', passenger, flight })
        ? [passenger]
        : [],
    );
  return (
    <SeatPicker
      booking={booking}
      flight={flight}
      names={namesOf(booking)}
      passengers={unseated}
      seats={useSeatsToAdd(booking._id, flight)}
      withoutMap={t('Without a choice the airline assigns a seat at check-in.')}
      booked={booking.extras}
      chosen={added}
      onChoose={onChange}
      foot={t('Nothing is charged yet')}
      onDone={onDone}
    />
  );
}
