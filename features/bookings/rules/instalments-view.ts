import { refundAt, type CancellationPolicy } from '#lib/shared/cancellation.ts';
import type { PackageBooking } from '../contract.ts';
import { isOverdue, openAmount, openPayments, paidSoFar, refundOfPaid, type PlannedPayment } from './payment-plan.ts';

type Instalments = NonNullable<PackageBooking['instalments']>;

type Facts = {
  state: PackageBooking['state'];
  total: number;
  policies: readonly CancellationPolicy[];
  /** The payments it is paid by. */ paymentPlan: PlannedPayment[] | null;
  /** Those it can be paid by. */ offered: Omit<PlannedPayment, 'paid'>[] | null;
  /** When it was cancelled. */ cancelledAt: string | null;
  /** The amount of a later payment that is open at the gateway. */ atCheckout: number | null;
};

/** Nothing is paid yet, and the way to pay is open. */
const UNPAID: readonly Facts['state'][] = ['quoted', 'held'];

/** The payments of a package: those it is paid by, or before payment those it can be paid by. Null: it is paid whole. */
export function instalmentsView(facts: Facts): Instalments | null {
  const unpaid = UNPAID.includes(facts.state);
  const paymentPlan = unpaid ? facts.offered?.map((payment) => ({ ...payment, paid: null })) : facts.paymentPlan;
  if (!paymentPlan || facts.state === 'expired') return null; // a deposit that was begun and left
  const { cancelledAt, state, atCheckout } = facts;
  return {
    chosen: !unpaid,
    left: unpaid && facts.paymentPlan !== null,
    payments: paymentPlan.map(({ amount, due, paid }) => ({
      amount,
      due: due?.date ?? null,
      lastDate: due?.lastDate ?? null,
      paidAt: paid?.at ?? null,
    })),
    open: openAmount(paymentPlan),
    ifUnpaid: unpaid ? null : ifUnpaid({ ...facts, paymentPlan }),
    atCheckout: state === 'paying_change' ? atCheckout : null,
    lapsed: cancelledAt !== null && isOverdue(paymentPlan, new Date(cancelledAt)),
  };
}

/** What comes back of what was paid when the next payment is not made: the terms at the end of its last day. */
function ifUnpaid(facts: Facts): Instalments['ifUnpaid'] {
  const endsAt = openPayments(facts.paymentPlan)[0]?.due?.endsAt;
  if (!endsAt) return null;
  const refund = refundOfPaid(refundAt(facts.policies, facts.total, new Date(endsAt)), facts);
  return { refund, charge: paidSoFar(facts) - refund };
}
