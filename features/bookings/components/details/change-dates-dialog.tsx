'use client';

import { useId, useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldError } from '#components/ui/field.tsx';
import { RangeCalendar, type DateRange } from '#components/ui/range-calendar.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ApiFailure } from '#lib/client/api-failure.ts';
import { addDays, daysBetween, formatDateRange } from '#lib/shared/dates.ts';
import { STAY_LIMITS } from '#lib/shared/stay-shape.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import { useChangeDates, useDatesQuote } from '../../client/change-dates.ts';
import type { StayBooking } from '../../contract.ts';
import { todayAt } from '../parts/booking-money.ts';
import type { ChangePaymentWanted } from '../parts/change-payment.tsx';
import { DatesPrice } from './dates-price.tsx';
import styles from './details.module.css';

/** Changes the dates of a stay: the calendar, what the new dates cost by the terms of this moment, then the confirmation. */
export function ChangeDatesDialog({ booking, onClose }: { booking: StayBooking; onClose: () => void }) {
  const problemId = useId();
  const today = todayAt(booking);
  const { checkIn, checkOut } = booking.stay;
  const [range, setRange] = useState<DateRange>({ from: checkIn, to: checkOut });
  const chosen =
    range.from && range.to && (range.from !== checkIn || range.to !== checkOut)
      ? { checkIn: range.from, checkOut: range.to }
      : null;
  const quote = useDatesQuote(booking._id, chosen);
  const change = useChangeDates();
  const confirm = (payment: ChangePaymentWanted) =>
    chosen &&
    change.mutate(
      { bookingId: booking._id, ...chosen, ...payment },
      {
        onSuccess: ({ checkoutUrl }) => (checkoutUrl ? window.location.assign(checkoutUrl) : onClose()),
        onError: () => void quote.refetch(),
      },
    );
  const problem = change.error ?? (chosen ? quote.error : null);
  const atField = problem instanceof ApiFailure ? (problem.fields.checkIn ?? problem.fields.checkOut) : undefined;

  return (
    <Dialog open title={t('Change dates')} size="lg" grows onClose={onClose}>
      <div className="stack">
        <p className="muted">
          {t('Booked: {dates}, {nights}. Rooms, guests and rate stay the same.', {
            dates: formatDateRange(checkIn, checkOut, today),
            nights: counted(booking.nights, 'night'),
          })}
        </p>
        <div aria-describedby={problem ? problemId : undefined}>
          <RangeCalendar
            label={t('New check-in and check-out')}
            value={range}
            onChange={(next) => {
              setRange(next);
              change.reset();
            }}
            min={today}
            max={addDays(today, STAY_LIMITS.daysAhead + 1)}
            longest={STAY_LIMITS.nights}
          />
        </div>
        <div id={problemId} role="alert">
          {atField && <FieldError>{messageText(atField)}</FieldError>}
        </div>
        {!range.to && <p className="muted">{t('Choose the day you check out.')}</p>}
        {chosen && (
          <h3 className="h4">
            {formatDateRange(chosen.checkIn, chosen.checkOut, today)},{' '}
            {counted(daysBetween(chosen.checkIn, chosen.checkOut), 'night')}
          </h3>
        )}
        {chosen && quote.isFetching && !quote.data && <Skeleton height={160} />}
        {chosen && quote.data && !quote.error && (
          <DatesPrice
            booking={booking}
            quote={quote.data}
            dates={chosen}
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
          {t('Keep the dates')}
        </Button>
      </div>
    </Dialog>
  );
}
