'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Field } from '#components/ui/field.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { TextInput } from '#components/ui/text-input.tsx';
import { addDays, isIsoDate } from '#lib/shared/dates.ts';
import { TRIP_LIMITS } from '#lib/shared/trip-shape.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useChangeFlight } from '../../../client/flights/change-flight.ts';
import details from '../../details/details.module.css';
import { todayAt } from '../../parts/booking-money.ts';
import type { ChangePaymentWanted } from '../../parts/change-payment.tsx';
import { boundText } from '../parts/flight-text.ts';
import { ChangeOptions } from './change-options.tsx';
import { ChangePrice } from './change-price.tsx';
import type { FlightDialogProps } from './flight-dialog-props.ts';
import { openParts } from '../../../rules/open-parts.ts';

/** Changes a flight: which bound, which flight of the same airline, cost and policy verdict, then the confirmation. */
export function ChangeFlightDialog({ booking, onClose }: FlightDialogProps) {
  const open = openParts(booking).bounds;
  const [bound, setBound] = useState(open[0] ?? 0);
  const dayOf = (at: number) => booking.bounds[at]!.segments[0]!.origin.at.slice(0, 10);
  const [date, setDate] = useState(dayOf(bound));
  const [offer, setOffer] = useState<string | null>(null);
  const change = useChangeFlight();
  const pick = (at: number) => {
    setBound(at);
    setDate(dayOf(at));
    setOffer(null);
  };
  const confirm = (payment: ChangePaymentWanted) =>
    offer &&
    change.mutate(
      { bookingId: booking._id, bound, offer, ...payment },
      { onSuccess: ({ checkoutUrl }) => (checkoutUrl ? window.location.assign(checkoutUrl) : onClose()) },
    );
  return (
    <Dialog open title={t('Change the date')} grows onClose={onClose}>
      <div className="stack">
        {open.length > 1 && (
          <FieldGroup legend={t('Which flight')}>
            {open.map((at) => (
              <Radio
                key={at}
                name="bound"
                value={at}
                checked={bound === at}
                onChange={() => pick(at)}
                label={boundText(booking.bounds[at]!)}
              />
            ))}
          </FieldGroup>
        )}
        <Field label={t('New day')}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={date}
              min={todayAt(booking)}
              max={addDays(todayAt(booking), TRIP_LIMITS.daysAhead)}
              onChange={(event) => {
                setDate(event.target.value);
                setOffer(null);
              }}
            />
          )}
        </Field>
        {isIsoDate(date) && (
          <ChangeOptions booking={booking} bound={bound} date={date} chosen={offer} onChoose={setOffer} />
        )}
        {offer && (
          <ChangePrice
            booking={booking}
            bound={bound}
            offer={offer}
            busy={change.isPending || Boolean(change.data?.checkoutUrl)}
            onConfirm={confirm}
          />
        )}
      </div>
      {change.error && (
        <p className={details.problem} role="alert">
          {messageText(change.error.message)}
        </p>
      )}
      <div className={details.actions}>
        <Button variant="out" onClick={onClose}>
          {t('Keep it as it is')}
        </Button>
      </div>
    </Dialog>
  );
}
