import { refundAt, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import { dateInZone, formatInstant } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { MOST_DEPARTURE_CHANGES } from '../package.contract.ts';
import { canDo, type BookingFacts, type Permission } from './can-do.ts';
import { openAmount, type PlannedPayment } from './payment-plan.ts';
import type { BookingState } from './states.ts';

type PackageFacts = Omit<BookingFacts, 'category'> & {
  state: BookingState;
  total: number;
  currency: string;
  cancellationPolicies: readonly CancellationPolicy[];
  paymentPlan: readonly PlannedPayment[] | null;
  /** How often its departure was changed already, unpaid attempts included. */ changes: number;
};

const no = (reason: string): Permission => ({ allowed: false, reason });

/**
 * Whether the departure of a package can be changed now, and if not, why: one sentence for the screen and the refused call. A
 * package that is paid in parts is paid whole first: its payments follow its price and its dates.
 */
export function canChangeDeparture({
  state,
  total,
  currency,
  cancellationPolicies,
  paymentPlan,
  changes,
  ...facts
}: PackageFacts): Permission {
  if (state === 'confirmed' && facts.checkInAt <= facts.now)
    return no(
      `The journey began on ${formatInstant(facts.checkInAt, facts.zone, dateInZone(facts.now, facts.zone))}, so its departure can no longer be changed here.`,
    );
  const amending = canDo(state, 'amend', { ...facts, category: 'package' });
  if (!amending.allowed) return amending;
  const open = openAmount(paymentPlan);
  if (open > 0)
    return no(
      `This package is paid in parts, and ${formatMoney(money(open, currency))} is still open. Pay the rest first to change its departure here, or cancel the booking.`,
    );
  if (refundAt(cancellationPolicies, total, facts.now) <= 0)
    return no(
      'This booking is no longer refundable, so its departure cannot be changed. To travel on other days, book another departure.',
    );
  if (changes >= MOST_DEPARTURE_CHANGES)
    return no(
      `The departure of this package was changed ${counted(changes, 'time')}, which is the most. Cancel it and book the departure that you want.`,
    );
  return { allowed: true, reason: null };
}
