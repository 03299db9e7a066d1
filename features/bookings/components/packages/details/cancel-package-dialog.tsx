'use client';

import { useState } from 'react';
import { Dialog } from '#components/ui/dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { t } from '#lib/shared/texts.ts';
import { useCancel, useCancelQuote } from '../../../client/use-cancel.ts';
import type { PackageBooking } from '../../../contract.ts';
import { CancelActions, CancelRefund } from '../../details/cancel-parts.tsx';
import type { RefundTarget } from '../../parts/refund-to.tsx';

/**
 * Shows the refund of the whole package now and later, then asks to confirm. A refund that fell meanwhile is shown again
 * before anything is cancelled.
 */
export function CancelPackageDialog({ booking, onClose }: { booking: PackageBooking; onClose: () => void }) {
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
    <Dialog open title={t('Cancel this booking?')} grows onClose={onClose}>
      {!data && !problem && <Skeleton width="80%" height={24} />}
      {data && (
        <CancelRefund
          booking={booking}
          quote={data}
          keeps={(amount) => t('{refund}; the tour operator keeps {amount}.', { amount, refund: '{refund}' })}
          endLabel={t('start')}
          target={refundTo}
          onTarget={setRefundTo}
        />
      )}
      <CancelActions
        problem={problem}
        label={t('Cancel the booking')}
        ready={Boolean(data)}
        busy={cancel.isPending}
        onCancel={confirm}
        onClose={onClose}
      />
    </Dialog>
  );
}
