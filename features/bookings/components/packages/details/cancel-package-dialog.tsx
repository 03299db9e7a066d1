'use client';

import { useState } from 'react';
import { RefundCurve } from '#components/charts/refund-curve.tsx';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { besideReader } from '#lib/client/reader-time.ts';
import { formatInstant } from '#lib/shared/dates.ts';
import { useCancel } from '../../../client/use-cancel.ts';
import { useCancelQuote } from '../../../client/use-cancel-quote.ts';
import type { PackageBooking } from '../../../contract.ts';
import styles from '../../details/details.module.css';
import { inMoney, todayAt } from '../../parts/booking-money.ts';
import { RefundTo, type RefundTarget } from '../../parts/refund-to.tsx';

/**
 * Shows the refund of the whole package now and later, then asks to confirm. A refund that fell meanwhile is shown again
 * before anything is cancelled.
 */
export function CancelPackageDialog({ booking, onClose }: { booking: PackageBooking; onClose: () => void }) {
  const { zone } = booking.package;
  const today = todayAt(booking);
  const quote = useCancelQuote(booking._id, null);
  const cancel = useCancel();
  const [refundTo, setRefundTo] = useState<RefundTarget>('source');
  const { data } = quote;
  const confirm = () =>
    data &&
    cancel.mutate(
      { bookingId: booking._id, expectedRefund: data.refund, refundTo },
      { onSuccess: onClose, onError: () => void quote.refetch() },
    );
  const problem = cancel.error ?? quote.error;

  return (
    <Dialog open title="Cancel this booking?" onClose={onClose}>
      {!data && !problem && <Skeleton width="80%" height={24} />}
      {data && (
        <div className="stack">
          <p className="lead" role="status">
            <strong>{data.refund > 0 ? `${inMoney(booking, data.refund)} comes back` : 'Nothing comes back'}</strong>
            {data.charge > 0 ? `; the tour operator keeps ${inMoney(booking, data.charge)}` : ''}.
          </p>
          {data.holdsUntil && data.refund > 0 && (
            <p className="small muted">
              This applies until {formatInstant(data.holdsUntil, zone, today)}
              {besideReader(data.holdsUntil, zone)}. After that, the refund is smaller.
            </p>
          )}
          {data.steps.length > 1 && (
            <RefundCurve
              steps={data.steps}
              total={data.refund + data.charge}
              currency={booking.currency}
              zone={zone}
              today={today}
              endLabel="start"
            />
          )}
          {data.refund > 0 && <RefundTo booking={booking} split={data} target={refundTo} onChange={setRefundTo} />}
        </div>
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem.message}
        </p>
      )}
      <div className={styles.actions}>
        <Button variant="ink" onClick={confirm} busy={cancel.isPending} busyLabel="Cancelling…" disabled={!data}>
          Cancel the booking
        </Button>
        <Button variant="out" onClick={onClose}>
          Keep it
        </Button>
      </div>
    </Dialog>
  );
}
