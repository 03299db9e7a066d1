import type { ReactNode } from 'react';
import { Field } from '#components/ui/field.tsx';
import { Select } from '#components/ui/select.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';
import { chosenAt, withChoice, type ExtraPlace, type Extras } from './extras-choice.ts';
import styles from './extras.module.css';

/** What can be chosen at one place; `price` in paise. */
export type ExtraOffer = { code: string; name: string; price: number };

type ExtraSelectProps = {
  booking: FlightBooking;
  label: string;
  /** The choice of nothing. */
  none: string;
  place: ExtraPlace;
  offers: readonly ExtraOffer[];
  /** The code that this passenger prefers. */
  preferred?: string;
  chosen: Extras;
  onChoose: (next: Extras) => void;
};

/** One choice of an extra, with prices. */
export function ExtraSelect({ booking, label, none, place, offers, preferred, chosen, onChoose }: ExtraSelectProps) {
  const priced = ({ code, name, price }: ExtraOffer) => ({
    value: code,
    label: `${messageText(name)}, ${price ? inMoney(booking, price) : t('included')}${code === preferred ? ` ${t('(your preference)')}` : ''}`,
  });
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={chosenAt(chosen, place)}
          onChange={(event) => onChoose(withChoice(chosen, place, event.target.value))}
          options={[{ value: '', label: none }, ...offers.map(priced)]}
        />
      )}
    </Field>
  );
}

/** Shows the choice of one place, or what stands instead of it. */
export type PickOne = (label: string, none: string, place: ExtraPlace, offers: readonly ExtraOffer[]) => ReactNode;

type BoundPicksProps = {
  booking: FlightBooking;
  /** The position of the direction. */
  at: number;
  names: readonly string[];
  /** Who can choose, by position. */
  passengers: readonly number[];
  baggage: readonly ExtraOffer[];
  flights: readonly { flightId: string; meals: readonly ExtraOffer[] }[];
  pick: PickOne;
};

/** A bag for one direction and a meal for each of its flights, for each passenger. */
export const BoundPicks = ({ booking, at, names, passengers, baggage, flights, pick }: BoundPicksProps) => {
  const { terms, segments } = booking.bounds[at]!;
  return passengers.map((passenger) => (
    <div key={passenger} className={styles.person}>
      {pick(
        t('Bags: {name}', { name: names[passenger] ?? '' }),
        t('{n} kg with the fare', { n: terms.checkedKg }),
        { kind: 'bag', passenger, bound: at },
        baggage,
      )}
      {flights.map(({ flightId, meals }) =>
        pick(
          t('Meal: {name}, {flight}', {
            name: names[passenger] ?? '',
            flight: segments.find((segment) => segment.flightId === flightId)?.number ?? '',
          }),
          t('No meal'),
          { kind: 'meal', passenger, flight: flightId },
          meals,
        ),
      )}
    </div>
  ));
};
