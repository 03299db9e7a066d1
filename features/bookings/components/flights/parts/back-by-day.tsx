'use client';

import { useState } from 'react';
import type { RefundCurveProps } from '#components/charts/refund-curve.tsx';
import { Disclosure } from '#components/ui/disclosure.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { RefundStep } from '#lib/shared/cancellation.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import { todayAt } from '../../parts/booking-money.ts';
import styles from './flight-side.module.css';

const RefundCurve = onDemand<RefundCurveProps>(
  () => import('#components/charts/refund-curve.tsx').then((chart) => chart.RefundCurve),
  { Meanwhile: () => <Skeleton height={170} /> },
);

type BackByDayProps = {
  booking: FlightBooking;
  steps: readonly RefundStep[];
  /** Open at once for a paid trip; otherwise collapsed below the sentence that says the same. */ open: boolean;
};

/** The refund for each day until departure, as a curve. */
export function BackByDay({ booking, steps, open }: BackByDayProps) {
  const [opened, setOpened] = useState(open);
  return (
    <Disclosure
      summary={t('Day by day')}
      open={open || undefined}
      className={styles.meaning}
      onToggle={() => setOpened(true)}
    >
      {opened && (
        <RefundCurve
          steps={steps}
          total={booking.total}
          currency={booking.currency}
          zone={booking.zone}
          today={todayAt(booking)}
          endLabel={t('departure')}
        />
      )}
    </Disclosure>
  );
}
