import type { PackageBooking, PackageSummary } from '#features/bookings/contract.ts';
import { statusOf } from '#features/bookings/rules/booking-status.ts';
import { actionsOf } from '#features/bookings/rules/can-do.ts';
import { shownExtras } from '#features/bookings/rules/extras-text.ts';
import { instalmentNotPaid } from '#features/bookings/rules/payment-texts.ts';
import { instalmentsView } from '#features/bookings/rules/instalments-view.ts';
import { STANDS } from '#features/bookings/rules/missing-document.ts';
import { nextPayment, openAmount, withPayment } from '#features/bookings/rules/payment-plan.ts';
import { shownPackageRooms } from '#features/bookings/rules/package-rooms.ts';
import { openNote, paymentNote } from '#features/bookings/rules/price-notes.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { addToTrail, commonSummary, factsOf, move } from '../memory/bookings.ts';
import { catchUpOn, leavePaymentOf } from '../memory/catch-up.ts';
import { memory } from '../memory/memory.ts';
import type { MockPackage } from '../memory/records.ts';
import { counted, KARNATAKA, nextDocumentNumber } from '../memory/document-numbers.ts';
import { leaveDeparture, mayChangeDeparture } from './leave-departure.ts';
import { mayCancelRooms, soldOf } from './sold-rooms.ts';

/** A person's package with its current state; undefined for any other booking. */
export function keptPackage(userId: string, bookingId: string, now: Date): MockPackage | undefined {
  const booking = memory().packages.find((kept) => kept._id === bookingId && kept.userId === userId);
  if (!booking) return undefined;
  catchUpOn(booking, now, {
    payment: () => leavePackagePayment(booking, now),
    change: () => leaveLaterPayment(booking, now),
  });
  return booking;
}

/** A package as its traveller sees it. */
export function presentPackageBooking(booking: MockPackage, now: Date): PackageBooking {
  const {
    userId: _user,
    looks: _looks,
    refused: _refused,
    offered,
    paymentPlan,
    paying,
    kept: _kept,
    sold: _sold,
    backAtSource: _back,
    changing,
    ...kept
  } = structuredClone(booking);
  return {
    ...kept,
    rooms: shownPackageRooms(soldOf(booking)),
    extras: shownExtras(kept),
    cancelRooms: mayCancelRooms(booking, now),
    instalments: instalmentsView({
      state: kept.state,
      total: kept.total,
      policies: kept.cancellationPolicies,
      paymentPlan,
      offered,
      cancelledAt: kept.refund?.at ?? null,
      atCheckout: paying?.amount ?? null,
    }),
    amendments: [...kept.amendments, ...(changing ? [changing.amendment] : [])],
    changeDeparture: mayChangeDeparture(booking, now),
    bookingStatus: statusOf(kept.state),
    actions: actionsOf(kept.state, factsOf(booking, now)),
    refundable: isRefundable(kept.cancellationPolicies, kept.total, now),
    documents: { ...kept.documents, voucher: STANDS.includes(kept.state) },
    now: now.toISOString(),
  };
}

export function presentPackageSummary(booking: MockPackage, now: Date): PackageSummary {
  const view = presentPackageBooking(booking, now);
  const { package: journey, departure, ends, nights, party, startsAt, endsAt } = view;
  return {
    ...commonSummary(view),
    package: journey,
    departure,
    ends,
    nights,
    party,
    startsAt,
    endsAt,
    nextPayment: nextPayment(booking),
  };
}

/** Fully paid: the tour operator confirms at once. Amounts in paise. */
export function capturePackage(
  booking: MockPackage,
  paid: { wallet: number; gateway: number; method: string },
  now: Date,
): void {
  const made = { at: now.toISOString(), ...paid };
  const paymentPlan = booking.paymentPlan && withPayment(booking.paymentPlan, [0], made);
  move(booking, 'capture', now, {
    payment: { ...paid, paidAt: now.toISOString(), problem: null },
    bookedAt: now.toISOString(),
    paymentPlan,
  });
  addToTrail(booking, now, {
    stage: 'payment',
    total: paid.wallet + paid.gateway,
    note: `${paymentNote(paid, booking.currency)}${openNote(paymentPlan, booking.currency)}`,
  });
  const digits = String(counted('confirmation')).padStart(5, '0');
  move(booking, 'confirm', now, {
    confirmationCode: `MK ${digits.slice(0, 2)} ${digits.slice(2)}`,
    holdExpiresAt: null,
    documents: {
      ...booking.documents,
      invoice: openAmount(paymentPlan) ? null : nextDocumentNumber('invoice', KARNATAKA, now),
    },
  });
}

/** A later payment arrived. */
export function captureInstalment(booking: MockPackage, method: string, now: Date): void {
  const { paying, payment, currency } = booking;
  if (!paying || !booking.paymentPlan) return;
  const made = { at: now.toISOString(), wallet: 0, gateway: paying.amount, method };
  const paymentPlan = withPayment(booking.paymentPlan, paying.payments, made);
  delete booking.paying;
  move(booking, 'capture', now, { holdExpiresAt: null });
  addToTrail(booking, now, {
    stage: 'payment',
    total: paying.amount,
    note: `${paymentNote(made, currency)}${openNote(paymentPlan, currency)}`,
  });
  move(booking, 'finishAmend', now, {
    paymentPlan,
    payment: { ...payment, gateway: payment.gateway + paying.amount, problem: null },
    documents: {
      ...booking.documents,
      invoice: openAmount(paymentPlan) ? null : nextDocumentNumber('invoice', KARNATAKA, now),
    },
  });
}

/** A later payment was not made: the booking stands, and it is still due. */
function leaveInstalment(booking: MockPackage, now: Date): void {
  delete booking.paying;
  move(booking, 'abandonPayment', now, {
    holdExpiresAt: null,
    payment: { ...booking.payment, problem: instalmentNotPaid(booking.refused) },
    refused: null,
  });
}

/** A later payment, or that of another departure, was left. */
export const leaveLaterPayment = (booking: MockPackage, now: Date): void =>
  booking.changing ? leaveDeparture(booking, now) : leaveInstalment(booking, now);

/** The payment of a package was abandoned or declined. */
export const leavePackagePayment = (booking: MockPackage, now: Date): void =>
  leavePaymentOf(
    booking,
    {
      payer: booking.userId,
      name: booking.package.title,
      place: { zone: booking.package.zone, city: booking.package.meets.city },
      sold: { category: 'package', units: 1 },
    },
    now,
  );
