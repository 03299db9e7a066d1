'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { besideReader } from '#lib/client/reader-time.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { formatDateRange, formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { counted } from '#lib/shared/word-lists.ts';
import type * as contract from '../../../contract.ts';
import type { PackageBooking } from '../../../contract.ts';
import styles from '../../details/details.module.css';
import { inMoney, todayAt } from '../../parts/booking-money.ts';

type Offered = ResponseOf<typeof contract.changeDepartureOptions>;
type DepartureOptionsProps = {
  booking: PackageBooking;
  offered: Offered;
  chosen: IsoDate | null;
  onChoose: (departure: IsoDate) => void;
};

/** How many departures are shown before somebody asks for more. */
const FIRST = 6;

/** What a change costs at this moment, and the other departures that have places, each with the difference in price. */
export function DepartureOptions({ booking, offered, chosen, onChoose }: DepartureOptionsProps) {
  const [all, setAll] = useState(false);
  const { options } = offered;
  const today = todayAt(booking);
  if (!options.length)
    return (
      <p>
        No other departure of this journey has places for your party now. Look again later, or cancel the booking by its
        terms.
      </p>
    );
  return (
    <div className="stack">
      <p>{termsText(booking, offered)}</p>
      <FieldGroup legend="New departure">
        {(all ? options : options.slice(0, FIRST)).map(({ departure, ends, left, newPrice, due }) => (
          <Radio
            key={departure}
            name="departure"
            value={departure}
            checked={chosen === departure}
            onChange={() => onChoose(departure)}
            label={formatDateRange(departure, ends, today)}
            note={`${inMoney(booking, newPrice)}: ${dueText(booking, due)}. ${counted(left, 'place')} left`}
          />
        ))}
      </FieldGroup>
      {!all && options.length > FIRST && (
        <div className={styles.choices}>
          <Button size="sm" onClick={() => setAll(true)}>
            Show all {counted(options.length, 'departure')}
          </Button>
        </div>
      )}
    </div>
  );
}

const dueText = (booking: PackageBooking, due: number): string =>
  due > 0 ? `${inMoney(booking, due)} to pay` : due < 0 ? `${inMoney(booking, -due)} back` : 'nothing to pay';

/** What is kept of the booked departure if it is changed now, by its cancellation terms, and until when that applies. */
function termsText(booking: PackageBooking, { back, charge, now }: Offered): string {
  const { cancellationPolicies, total, startsAt } = booking;
  const { zone } = booking.package;
  const [step] = refundSteps(cancellationPolicies, total, new Date(now), new Date(startsAt));
  const until = step
    ? ` This applies until ${formatInstant(step.until, zone, todayAt(booking))}${besideReader(step.until, zone)}.`
    : '';
  return charge > 0
    ? `A change costs what cancelling costs now: by the terms of your package the tour operator keeps ${inMoney(booking, charge)} of the booked departure, and ${inMoney(booking, back)} counts towards the new one.${until}`
    : `A change is free now: ${inMoney(booking, back)} counts towards the new departure.${until}`;
}
