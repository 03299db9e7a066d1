import { dateInZone, formatInstant } from '#lib/shared/dates.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { canDo, type BookingFacts, type Permission } from './can-do.ts';
import { openAmount, type PlannedPayment } from './payment-plan.ts';
import type { BookingState } from './states.ts';

type PackageFacts = Omit<BookingFacts, 'category'> & {
  state: BookingState;
  currency: string;
  paymentPlan: readonly PlannedPayment[] | null;
  /** How many stand. */ rooms: number;
};

const no = (reason: string): Permission => ({ allowed: false, reason });

/**
 * Whether some rooms of a package can be cancelled now, and if not, why: one sentence for the screen and the refused call. A package
 * that is paid in parts is paid whole first: its payments are shares of the price of the whole party.
 */
export function canCancelRooms({ state, currency, paymentPlan, rooms, ...facts }: PackageFacts): Permission {
  if (state === 'confirmed' && facts.checkInAt <= facts.now)
    return no(
      `The journey began on ${formatInstant(facts.checkInAt, facts.zone, dateInZone(facts.now, facts.zone))}, so its rooms can no longer be cancelled here.`,
    );
  const amending = canDo(state, 'amend', { ...facts, category: 'package' });
  if (!amending.allowed) return amending;
  if (rooms < 2) return no('This package has one room. Cancel the booking instead.');
  const open = openAmount(paymentPlan);
  if (open > 0)
    return no(
      `This package is paid in parts, and ${formatMoney(money(open, currency))} is still open. Pay the rest first to cancel a single room here, or cancel the whole booking.`,
    );
  return { allowed: true, reason: null };
}
