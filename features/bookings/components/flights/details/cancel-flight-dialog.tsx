'use client';

import { useState } from 'react';
import { RefundCurve } from '#components/charts/refund-curve.tsx';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { besideReader } from '#lib/client/reader-time.ts';
import { formatInstant } from '#lib/shared/dates.ts';
import { useCancelFlight, useCancelFlightQuote } from '../../../client/flights/cancel-flight.ts';
import { inMoney, todayAt } from '../../parts/booking-money.ts';
import { RefundTo, type RefundTarget } from '../../parts/refund-to.tsx';
import { toggled } from '../../parts/toggled.ts';
import details from '../../details/details.module.css';
import { boundText, namesOf, placesOf } from '../parts/flight-text.ts';
import { openParts } from '../../../rules/open-parts.ts';
import styles from './flight-dialogs.module.css';
import type { FlightDialogProps } from './flight-dialog-props.ts';

/** Nothing is preselected, except where there is only one passenger or bound. */
const onlyOne = (all: number[]): number[] => (all.length === 1 ? all : []);

/**
 * Selects what to cancel, shows the refund now and later, then asks to confirm. A refund that fell meanwhile is shown
 * again first.
 */
export function CancelFlightDialog({ booking, onClose }: FlightDialogProps) {
  const open = openParts(booking);
  const [part, setPart] = useState(() => ({ bounds: onlyOne(open.bounds), passengers: onlyOne(open.passengers) }));
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const quote = useCancelFlightQuote(booking._id, part);
  const cancel = useCancelFlight();
  const names = namesOf(booking);
  const types = placesOf(booking.party);
  const data = part.bounds.length && part.passengers.length ? quote.data : undefined;
  const whole = part.bounds.length === open.bounds.length && part.passengers.length === open.passengers.length;
  const confirm = () =>
    data &&
    cancel.mutate(
      { bookingId: booking._id, ...(whole ? {} : part), expectedRefund: data.refund, refundTo },
      { onSuccess: onClose, onError: () => void quote.refetch() },
    );
  const problem = cancel.error ?? quote.error;
  return (
    <Dialog open title="What do you want to cancel?" onClose={onClose}>
      <div className={styles.choices}>
        {open.bounds.length > 1 && (
          <FieldGroup legend="Flights">
            {open.bounds.map((at) => (
              <Check
                key={at}
                label={boundText(booking.bounds[at]!)}
                checked={part.bounds.includes(at)}
                onChange={() => setPart((before) => ({ ...before, bounds: toggled(before.bounds, at) }))}
              />
            ))}
          </FieldGroup>
        )}
        {open.passengers.length > 1 && (
          <FieldGroup legend="Passengers">
            {open.passengers.map((at) => (
              <Check
                key={at}
                label={types[at]?.type === 'INF' ? `${names[at]}, infant` : names[at]}
                checked={part.passengers.includes(at)}
                onChange={() => setPart((before) => ({ ...before, passengers: toggled(before.passengers, at) }))}
              />
            ))}
          </FieldGroup>
        )}
        {!whole && (open.bounds.length > 1 || open.passengers.length > 1) && (
          <Button size="sm" onClick={() => setPart(open)}>
            Select the whole trip
          </Button>
        )}
      </div>
      {!data &&
        !problem &&
        (part.bounds.length && part.passengers.length ? (
          <Skeleton width="80%" height={24} />
        ) : (
          <p className="muted">Choose at least one flight and one passenger.</p>
        ))}
      {data && (
        <div className="stack">
          <p className="lead" role="status">
            <strong>{data.refund > 0 ? `${inMoney(booking, data.refund)} comes back` : 'Nothing comes back'}</strong>
            {data.charge > 0 ? `; the airline keeps ${inMoney(booking, data.charge)}` : ''}.
            {data.free && ' The airline changed the trip, so cancelling is free.'}
          </p>
          {data.holdsUntil && data.refund > 0 && (
            <p className="small muted">
              This applies until {formatInstant(data.holdsUntil, booking.zone, todayAt(booking))}
              {besideReader(data.holdsUntil, booking.zone)}. After that, the refund is smaller.
            </p>
          )}
          {data.steps.length > 1 && (
            <RefundCurve
              steps={data.steps}
              total={data.refund + data.charge}
              currency={booking.currency}
              zone={booking.zone}
              today={todayAt(booking)}
              endLabel="departure"
            />
          )}
          {data.refund > 0 && <RefundTo booking={booking} split={data} target={refundTo} onChange={setRefundTo} />}
        </div>
      )}
      {problem && (
        <p className={details.problem} role="alert">
          {problem.message}
        </p>
      )}
      <div className={details.actions}>
        <Button variant="ink" onClick={confirm} busy={cancel.isPending} busyLabel="Cancelling…" disabled={!data}>
          {whole ? 'Cancel the trip' : 'Cancel this part'}
        </Button>
        <Button variant="out" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
