import 'server-only';
import type { ScheduledPayment } from '#features/packages/server/index.ts';
import { refundAt } from '#lib/shared/cancellation.ts';
import type { PackageBooking } from '../../contract.ts';
import { changeUnpaid } from '../../rules/flight-amendments.ts';
import {
  isOverdue,
  openAmount,
  openPayments,
  paidSoFar,
  refundOfPaid,
  type PlannedPayment,
} from '../../rules/payment-plan.ts';
import type { PackageRow } from '../bookings.repo.ts';

type Instalments = NonNullable<PackageBooking['instalments']>;

/** Nothing is paid yet, and the way to pay is open. */
const UNPAID: readonly PackageRow['state'][] = ['quoted', 'held'];

/** The payments of a package: those it is paid by, or before payment those it can be paid by. Null: it is paid whole. */
export function presentInstalments(booking: PackageRow, offered: ScheduledPayment[] | null): Instalments | null {
  const unpaid = UNPAID.includes(booking.state);
  const plan = unpaid ? offered?.map((payment) => ({ ...payment, paid: null })) : booking.paymentPlan;
  if (!plan) return null;
  return {
    chosen: !unpaid,
    payments: plan.map(({ amount, due, paid }) => ({
      amount,
      due: due?.date ?? null,
      lastDate: due?.lastDate ?? null,
      paidAt: paid?.at ?? null,
    })),
    open: openAmount(plan),
    ifUnpaid: unpaid ? null : ifUnpaid(booking, plan),
    atCheckout: booking.state === 'paying_change' ? (changeUnpaid(booking.amendments)?.amount ?? null) : null,
    lapsed: booking.refund ? isOverdue(plan, new Date(booking.refund.at)) : false,
  };
}

/** What comes back of what was paid when the next payment is not made: the terms at the end of its last day. */
function ifUnpaid(booking: PackageRow, plan: readonly PlannedPayment[]): Instalments['ifUnpaid'] {
  const endsAt = openPayments(plan)[0]?.due?.endsAt;
  if (!endsAt) return null;
  const { snapshot, total } = booking;
  const refund = refundOfPaid(refundAt(snapshot.cancellationPolicies, total, new Date(endsAt)), booking);
  return { refund, charge: paidSoFar(booking) - refund };
}
