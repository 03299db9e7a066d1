'use client';

import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FieldGroup } from '#components/ui/field-group.tsx';
import { Radio } from '#components/ui/radio.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { useCancel } from '../../client/use-cancel.ts';
import { useCancelQuote } from '../../client/use-cancel-quote.ts';
import type { StayBooking } from '../../contract.ts';
import { atHotel, inMoney } from '../parts/booking-money.ts';
import styles from './details.module.css';

/** Shows the refund, then asks to confirm. A refund that fell meanwhile is shown again before anything is cancelled. */
export function CancelDialog({ booking, onClose }: { booking: StayBooking; onClose: () => void }) {
  const quote = useCancelQuote(booking._id);
  const cancel = useCancel();
  const [refundTo, setRefundTo] = useState<'source' | 'wallet'>('source');
  const { data } = quote;
  const account = booking.company ? 'your company’s account' : 'your wallet';
  const confirm = () =>
    data &&
    cancel.mutate(
      { bookingId: booking._id, expectedRefund: data.refund, refundTo },
      { onSuccess: onClose, onError: () => void quote.refetch() },
    );
  const problem = cancel.error ?? quote.error;

  return (
    <Dialog open title="Cancel this booking?" onClose={onClose}>
      {!data && !quote.error && <Skeleton width="80%" height={24} />}
      {data && (
        <div className="stack">
          <p className="lead">
            <strong>{data.refund > 0 ? `${inMoney(booking, data.refund)} comes back` : 'Nothing comes back'}</strong>
            {data.charge > 0 ? `; the hotel keeps ${inMoney(booking, data.charge)}` : ''}.
          </p>
          {data.holdsUntil && data.refund > 0 && (
            <p className="small muted">
              This applies until {atHotel(booking, data.holdsUntil)} at the hotel. After that, the refund is smaller.
            </p>
          )}
          {data.refund > 0 && (
            <FieldGroup legend="Refund to">
              <Radio
                name="refundTo"
                value="source"
                checked={refundTo === 'source'}
                onChange={() => setRefundTo('source')}
                label={booking.company ? 'To where it was paid from' : 'To where you paid from'}
                note={
                  data.toWallet > 0
                    ? `${inMoney(booking, data.toSource)} to the bank in 5–7 working days, ${inMoney(booking, data.toWallet)} to ${account} at once`
                    : 'Banks take 5–7 working days'
                }
              />
              <Radio
                name="refundTo"
                value="wallet"
                checked={refundTo === 'wallet'}
                onChange={() => setRefundTo('wallet')}
                label={`All to ${account}`}
                note="There at once, for the next booking"
              />
            </FieldGroup>
          )}
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
