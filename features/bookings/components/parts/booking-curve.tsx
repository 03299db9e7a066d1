import { RefundCurve } from '#components/charts/refund-curve.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { refundSteps } from '#lib/shared/cancellation.ts';
import type { StayBooking } from '../../contract.ts';
import { todayAt } from './booking-money.ts';

/** The refund if the booking is cancelled, from now to check-in. */
export function BookingCurve({ booking }: { booking: StayBooking }) {
  const steps = refundSteps(
    booking.cancellationPolicies,
    booking.total,
    new Date(booking.now),
    new Date(booking.checkInAt),
  );
  if (!steps.some((step) => step.refund > 0)) return <Fact tone="muted">This rate is non-refundable.</Fact>;
  return (
    <RefundCurve
      steps={steps}
      total={booking.total}
      currency={booking.currency}
      zone={booking.hotel.zone}
      today={todayAt(booking)}
      endLabel="check-in"
    />
  );
}
