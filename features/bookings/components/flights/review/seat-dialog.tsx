'use client';

import { Dialog } from '#components/ui/dialog.tsx';
import { t } from '#lib/shared/texts.ts';
import { useSeatMap } from '../../../client/flights/extras-queries.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';
import { placesOf } from '../parts/flight-text.ts';
import type { Extras } from './extras-choice.ts';
import { SIDE_LABELS, type Preference } from './preferred-meals.ts';
import { SeatPicker } from './seat-picker.tsx';

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

/** The seat map of one flight for all passengers, with the seats they prefer. */
export function SeatDialog({ booking, flight, names, preferences, chosen, onChoose, onClose }: SeatDialogProps) {
  const seated = placesOf(booking.party).flatMap(({ type }, at) => (type === 'INF' ? [] : [at]));
  const segment = booking.bounds.flatMap((bound) => bound.segments).find(({ flightId }) => flightId === flight);
  return (
    <Dialog open title={t('Seats on {flight}', { flight: segment?.number ?? t('this flight') })} onClose={onClose}>
      <SeatPicker
        booking={booking}
        flight={flight}
        names={names}
        passengers={seated}
        seats={useSeatMap(booking, flight)}
        withoutMap={t('You can go on without a seat; the airline assigns one at check-in.')}
        chosen={chosen}
        onChoose={onChoose}
        sideOf={(at) => preferences[at]?.seat}
        noteOf={(at) => prefersText(preferences[at]?.seat)}
        foot={t('The total is {amount}', { amount: inMoney(booking, booking.total) })}
        onDone={onClose}
      />
    </Dialog>
  );
}

/** "Prefers a window seat"; undefined without a preference. */
function prefersText(side = ''): string | undefined {
  const seat = SIDE_LABELS[side];
  return seat && t('Prefers {seat}', { seat: t(seat) });
}
