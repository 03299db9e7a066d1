'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Check } from '#components/ui/check.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { t } from '#lib/shared/texts.ts';
import { useCancelFlight, useCancelFlightQuote } from '../../../client/flights/cancel-flight.ts';
import type { RefundTarget } from '../../parts/refund-to.tsx';
import { toggled } from '../../parts/toggled.ts';
import { CancelActions, CancelRefund } from '../../details/cancel-parts.tsx';
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
  const several = open.bounds.length > 1 || open.passengers.length > 1;
  return (
    <Dialog open title={t(several ? 'What do you want to cancel?' : 'Cancel this trip?')} grows onClose={onClose}>
      <div className={styles.choices}>
        {open.bounds.length > 1 && (
          <FieldGroup legend={t('Flights')}>
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
          <FieldGroup legend={t('Passengers')}>
            {open.passengers.map((at) => (
              <Check
                key={at}
                label={types[at]?.type === 'INF' ? t('{name}, infant', { name: names[at] ?? '' }) : names[at]}
                checked={part.passengers.includes(at)}
                onChange={() => setPart((before) => ({ ...before, passengers: toggled(before.passengers, at) }))}
              />
            ))}
          </FieldGroup>
        )}
        {!whole && several && (
          <Button size="sm" onClick={() => setPart(open)}>
            {t('Select the whole trip')}
          </Button>
        )}
      </div>
      {!data &&
        !problem &&
        (part.bounds.length && part.passengers.length ? (
          <Skeleton width="80%" height={24} />
        ) : (
          <p className="muted">
            {t(
              open.bounds.length === 1
                ? 'Choose at least one passenger.'
                : open.passengers.length === 1
                  ? 'Choose at least one flight.'
                  : 'Choose at least one flight and one passenger.',
            )}
          </p>
        ))}
      {data && (
        <CancelRefund
          booking={booking}
          quote={data}
          keeps={(amount) => t('{refund}; the airline keeps {amount}.', { refund: '{refund}', amount })}
          note={data.free ? t('The airline changed the trip, so cancelling is free.') : undefined}
          endLabel={t('departure')}
          target={refundTo}
          onTarget={setRefundTo}
        />
      )}
      <CancelActions
        problem={problem}
        label={t(whole ? 'Cancel the trip' : 'Cancel this part')}
        ready={Boolean(data)}
        busy={cancel.isPending}
        onCancel={confirm}
        onClose={onClose}
      />
    </Dialog>
  );
}
