import { useSyncExternalStore } from 'react';
import type { RefundStep } from '#lib/shared/cancellation.ts';
import { dateInZone, formatInstant } from '#lib/shared/dates.ts';
import { deviceZone, sameClock } from '#lib/shared/time-zones.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';

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
  const words = paying.map(({ refund, until }) =>
    t('{part} back until {when}', {
      part: formatMoney({ amount: refund, currency }),
      when: formatInstant(until, reader, today),
    }),
  );
  return <p className="small muted">{t('On your clock: {steps}.', { steps: words.join(t(', then ')) })}</p>;
}
