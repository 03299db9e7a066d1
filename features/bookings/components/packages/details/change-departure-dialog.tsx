'use client';

import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { formatDateRange, type IsoDate } from '#lib/shared/dates.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import {
  useChangeDeparture,
  useDepartureOptions,
  useDepartureQuote,
} from '../../../client/packages/change-departure.ts';
import type { PackageBooking } from '../../../contract.ts';
import styles from '../../details/details.module.css';
import { todayAt } from '../../parts/booking-money.ts';
import type { ChangePaymentWanted } from '../../parts/change-payment.tsx';
import { DepartureOptions } from './departure-options.tsx';
import { DeparturePrice } from './departure-price.tsx';

/** Changes the departure of a package: the others with places, what the chosen one costs by the terms of this moment, then the confirmation. */
export function ChangeDepartureDialog({ booking, onClose }: { booking: PackageBooking; onClose: () => void }) {
  const problemId = useId();
  const [chosen, setChosen] = useState<IsoDate | null>(null);
  const options = useDepartureOptions(booking._id);
  const quote = useDepartureQuote(booking._id, chosen);
  const change = useChangeDeparture();
  const confirm = (payment: ChangePaymentWanted) =>
    chosen &&
    change.mutate(
      { bookingId: booking._id, departure: chosen, ...payment },
      {
        onSuccess: ({ checkoutUrl }) => (checkoutUrl ? window.location.assign(checkoutUrl) : onClose()),
        onError: () => void Promise.all([quote.refetch(), options.refetch()]),
      },
    );
  const problem = change.error ?? (chosen ? quote.error : null) ?? options.error;
  const atField = problem instanceof ApiFailure ? problem.fields.departure : undefined;

  return (
    <Dialog open title={t('Change departure')} size="lg" grows onClose={onClose}>
      <div className="stack">
        <p className="muted">
          {t('Booked: {dates}, {nights}. Party, rooms and what you added stay the same.', {
            dates: formatDateRange(booking.departure, booking.ends, todayAt(booking)),
            nights: counted(booking.nights, 'night'),
          })}
        </p>
        {!options.data && !problem && <Skeleton height={200} />}
        {options.data && (
          <div aria-describedby={atField ? problemId : undefined}>
            <DepartureOptions
              booking={booking}
              offered={options.data}
              chosen={chosen}
              onChoose={(departure) => {
                setChosen(departure);
                change.reset();
              }}
            />
          </div>
        )}
        <div id={problemId} role="alert">
          {atField && <FieldError>{atField}</FieldError>}
        </div>
        {chosen && quote.isFetching && !quote.data && <Skeleton height={160} />}
        {chosen && quote.data && !quote.error && (
          <DeparturePrice
            booking={booking}
            quote={quote.data}
            busy={change.isPending || Boolean(change.data?.checkoutUrl)}
            onConfirm={confirm}
          />
        )}
      </div>
      {problem && !atField && (
        <p className={styles.problem} role="alert">
          {messageText(problem.message)}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="out" onClick={onClose}>
          {t('Keep the departure')}
        </Button>
      </div>
    </Dialog>
  );
}
