import { RefundCurve } from '#components/charts/refund-curve.tsx';
import { Fact } from '#components/ui/fact.tsx';
import { refundSteps } from '#lib/shared/cancellation.ts';
import type { BookingView } from '../../contract.ts';

type BookingCurveProps = {
  booking: Pick<BookingView, 'cancellationPolicies' | 'total' | 'currency' | 'now'>;
  /** Instant at which it begins: check-in, the first day of a journey. */
  ends: string;
  /** IANA zone of the place, and today there. */
  zone: string;
  today: string;
  /** Label of the end of the axis. */
  endLabel: string;
  /** Shown where nothing comes back any more. */
  nothing: string;
};

/** The refund if the booking is cancelled, from now until it begins. */
export function BookingCurve({ booking, ends, zone, today, endLabel, nothing }: BookingCurveProps) {
  const { cancellationPolicies, total, currency, now } = booking;
  const steps = refundSteps(cancellationPolicies, total, new Date(now), new Date(ends));
  if (!steps.some((step) => step.refund > 0)) return <Fact tone="muted">{nothing}</Fact>;
  return <RefundCurve steps={steps} total={total} currency={currency} zone={zone} today={today} endLabel={endLabel} />;
}
