import { refundSteps, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { formatInstant } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';

/** One period of the cancellation terms: when, and what is refunded. */
export type TermText = { when: string; comesBack: string };

type Terms = {
  policies: readonly CancellationPolicy[];
  total: number;
  currency: string;
  from: Date;
  checkInAt: Date;
  zone: string;
  /** Who keeps the charge. */ seller?: string;
};

/** "Until 2 Dec 2026, 14:00": "All of it, ₹14,868"; local times of the hotel, from booking to check-in. */
export function cancellationText({
  policies,
  total,
  currency,
  from,
  checkInAt,
  zone,
  seller = 'hotel',
}: Terms): TermText[] {
  const clockTime = (instant: string) => formatInstant(instant, zone, '');
  const steps = refundSteps(policies, total, from, checkInAt);
  return steps.map((step, index) => ({
    when:
      index < steps.length - 1
        ? `Until ${clockTime(step.until)}`
        : index
          ? `From ${clockTime(step.from)}`
          : 'At any time',
    comesBack: shareText(step.refund, total, currency, seller),
  }));
}

function shareText(refund: number, total: number, currency: string, seller: string): string {
  if (refund === 0) return 'No refund';
  if (refund === total) return `Full refund, ${formatMoney(money(refund, currency))}`;
  return `${formatMoney(money(refund, currency))} refunded, ${formatMoney(money(total - refund, currency))} kept by the ${seller}`;
}
