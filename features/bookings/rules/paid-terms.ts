import { CHARGE_AMOUNT, chargeOf, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { BookingView, PackageBooking } from '../contract.ts';

/**
 * The terms of the whole price as terms of what was paid of it, in amounts: never more than was paid. Amounts in paise.
 */
export const termsOfPaid = (
  policies: readonly CancellationPolicy[],
  { total, paid }: { total: number; paid: number },
): CancellationPolicy[] =>
  policies.map((policy) => ({
    FromDate: policy.FromDate,
    ChargeType: CHARGE_AMOUNT,
    Charge: Math.min(paid, chargeOf(policy, total)),
  }));

type Terms = Pick<BookingView, 'cancellationPolicies' | 'total'>;

/**
 * The price and the terms by which a booking's refund follows: those of what was paid, where it is paid in parts; of all of it
 * while nothing is paid yet.
 */
export function paidTerms(booking: Terms & Partial<Pick<PackageBooking, 'instalments'>>): Terms {
  const { cancellationPolicies, total, instalments } = booking;
  const paid = total - (instalments?.chosen ? instalments.open : 0);
  if (paid === 0 || paid === total) return { cancellationPolicies, total };
  return { cancellationPolicies: termsOfPaid(cancellationPolicies, { total, paid }), total: paid };
}
