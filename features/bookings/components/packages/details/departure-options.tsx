'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { besideReader } from '#lib/client/reader-time.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { formatDateRange, formatInstant, type IsoDate } from '#lib/shared/dates.ts';
import type { ResponseOf } from '#lib/shared/define-operation.ts';
import { t } from '#lib/shared/texts.ts';
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
        {t(
          'No other departure of this journey has places for your party now. Look again later, or cancel the booking by its terms.',
        )}
      </p>
    );
  return (
    <div className="stack">
      <p>{termsText(booking, offered)}</p>
      <FieldGroup legend={t('New departure')}>
        {(all ? options : options.slice(0, FIRST)).map(({ departure, ends, left, newPrice, due }) => (
          <Radio
            key={departure}
            name="departure"
            value={departure}
            checked={chosen === departure}
            onChange={() => onChoose(departure)}
            label={formatDateRange(departure, ends, today)}
            note={t('{price}: {due}. {places} left', {
              price: inMoney(booking, newPrice),
              due: dueText(booking, due),
              places: counted(left, 'place'),
            })}
          />
        ))}
      </FieldGroup>
      {!all && options.length > FIRST && (
        <div className={styles.choices}>
          <Button size="sm" onClick={() => setAll(true)}>
            {t('Show all {departures}', { departures: counted(options.length, 'departure') })}
          </Button>
        </div>
      )}
    </div>
  );
}

const dueText = (booking: PackageBooking, due: number): string =>
  due > 0
    ? t('{amount} to pay', { amount: inMoney(booking, due) })
    : due < 0
      ? t('{amount} back', { amount: inMoney(booking, -due) })
      : t('nothing to pay');

/** What is kept of the booked departure if it is changed now, by its cancellation terms, and until when that applies. */
function termsText(booking: PackageBooking, { back, charge, now }: Offered): string {
  const { cancellationPolicies, total, startsAt } = booking;
  const { zone } = booking.package;
  const [step] = refundSteps(cancellationPolicies, total, new Date(now), new Date(startsAt));
  const when = step && formatInstant(step.until, zone, todayAt(booking)) + besideReader(step.until, zone);
  const costs = t(
    charge > 0
      ? 'A change costs what cancelling costs now: by the terms of your package the tour operator keeps {charge} of the booked departure, and {back} counts towards the new one.'
      : 'A change is free now: {back} counts towards the new departure.',
    { charge: inMoney(booking, charge), back: inMoney(booking, back) },
  );
  return when ? `${costs} ${t('This applies until {when}.', { when })}` : costs;
}
