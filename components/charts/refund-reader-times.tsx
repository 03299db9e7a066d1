import { useSyncExternalStore } from 'react';
import type { RefundStep } from '#lib/shared/cancellation.ts';
import { dateInZone, formatInstant } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/device-zone.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { sameClock } from '#lib/shared/reader-zone.ts';

const never = () => () => undefined;

type RefundReaderTimesProps = { steps: readonly RefundStep[]; currency: string; zone: string };

/**
 * The deadlines of a refund on the clock of this browser, where it differs from the place's (`zone`, IANA) [9.10]. The
 * server does not know the reader's zone, so the line appears once scripts run.
 */
export function RefundReaderTimes({ steps, currency, zone }: RefundReaderTimesProps) {
  const paying = steps.filter(({ refund }) => refund > 0);
  const reader = useSyncExternalStore(never, deviceZone, () => zone);
  if (paying.every(({ until }) => sameClock(until, reader, zone))) return null;
  const today = dateInZone(new Date(), reader);
  const words = paying.map(
    ({ refund, until }) =>
      `${formatMoney({ amount: refund, currency })} back until ${formatInstant(until, reader, today)}`,
  );
  return <p className="small muted">On your clock: {words.join(', then ')}.</p>;
}
