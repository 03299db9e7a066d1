import type { PackageBooking, PackageSummary } from '#features/bookings/contract.ts';
import { statusOf } from '#features/bookings/rules/booking-status.ts';
import { actionsOf, holdIsOver } from '#features/bookings/rules/can-do.ts';
import { instalmentNotPaid } from '#features/bookings/rules/instalment-texts.ts';
import { instalmentsView } from '#features/bookings/rules/instalments-view.ts';
import { STANDS } from '#features/bookings/rules/missing-document.ts';
import { nextPayment, openAmount, withPayment } from '#features/bookings/rules/payment-plan.ts';
import { openNote, paymentNote, walletBackNote } from '#features/bookings/rules/price-notes.ts';
import { clockTime, paymentProblem } from '#features/bookings/rules/sentences.ts';
import { documentNumber, documentSeries, type DocumentKind } from '#features/documents/rules/document-number.ts';
import { financialYear } from '#features/documents/rules/financial-year.ts';
import { isRefundable } from '#lib/shared/cancellation.ts';
import { addToTrail, factsOf, move } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import type { MockPackage } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';

/** A person's package with its current state; undefined for any other booking. */
export function keptPackage(userId: string, bookingId: string, now: Date): MockPackage | undefined {
  const booking = memory().packages.find((kept) => kept._id === bookingId && kept.userId === userId);
  if (!booking) return undefined;
  const over = holdIsOver(factsOf(booking, now));
  if (booking.state === 'held' && over) move(booking, 'expire', now);
  if (booking.state === 'paying' && over) leavePackagePayment(booking, now);
  if (booking.state === 'paying_change' && over) leaveInstalment(booking, now);
  if (booking.refund?.state === 'pending' && booking.looks > 0) booking.refund.state = 'processed';
  booking.looks += 1;
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
    ...kept
  } = structuredClone(booking);
  return {
    ...kept,
    instalments: instalmentsView({
      state: kept.state,
      total: kept.total,
      policies: kept.cancellationPolicies,
      paymentPlan,
      offered,
      cancelledAt: kept.refund?.at ?? null,
      atCheckout: paying?.amount ?? null,
    }),
    bookingStatus: statusOf(kept.state),
    actions: actionsOf(kept.state, factsOf(booking, now)),
    refundable: isRefundable(kept.cancellationPolicies, kept.total, now),
    documents: { ...kept.documents, voucher: STANDS.includes(kept.state) },
    now: now.toISOString(),
  };
}

export function presentPackageSummary(booking: MockPackage, now: Date): PackageSummary {
  const {
    _id,
    category,
    state,
    bookingStatus,
    currency,
    total,
    holdExpiresAt,
    confirmationCode,
    refund,
    bookedAt,
    package: journey,
    departure,
    ends,
    nights,
    party,
    startsAt,
    endsAt,
  } = presentPackageBooking(booking, now);
  return {
    _id,
    category,
    state,
    bookingStatus,
    currency,
    total,
    holdExpiresAt,
    confirmationCode,
    refund,
    bookedAt,
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

const counted = (series: string): number => (memory().counted[series] = (memory().counted[series] ?? 0) + 1);

/** The next number of a document; the mock's supplier is always registered in Karnataka. */
export const packageDocumentNumber = (kind: DocumentKind, now: Date): string => {
  const series = documentSeries(kind, '29');
  return documentNumber(series, financialYear(now), counted(series));
};

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
      invoice: openAmount(paymentPlan) ? null : packageDocumentNumber('invoice', now),
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
      invoice: openAmount(paymentPlan) ? null : packageDocumentNumber('invoice', now),
    },
  });
}

/** A later payment was not made: the booking stands, and it is still due. */
export function leaveInstalment(booking: MockPackage, now: Date): void {
  delete booking.paying;
  move(booking, 'abandonPayment', now, {
    holdExpiresAt: null,
    payment: { ...booking.payment, problem: instalmentNotPaid(booking.refused) },
    refused: null,
  });
}

/** The payment was abandoned or declined: the wallet's part is returned, and the places stay held while the hold lasts. */
export function leavePackagePayment(booking: MockPackage, now: Date): void {
  const {
    _id: bookingId,
    userId,
    total,
    currency,
    holdExpiresAt,
    package: { title, zone, meets },
    payment: { wallet },
  } = booking;
  if (wallet) {
    postToWallet(userId, { amount: wallet, note: `Back from ${title}`, bookingId, at: now });
    addToTrail(booking, now, { stage: 'wallet', total: wallet, note: walletBackNote(wallet, currency) });
  }
  const unpaid = { wallet: 0, gateway: 0, method: null, paidAt: null };
  if (holdIsOver(factsOf(booking, now))) return move(booking, 'expire', now, { payment: { ...unpaid, problem: null } });
  const until = holdExpiresAt ? clockTime(new Date(holdExpiresAt), { zone, city: meets.city }, now) : '';
  move(booking, 'abandonPayment', now, {
    payment: {
      ...unpaid,
      problem: paymentProblem(booking.refused, total, currency, until, { category: 'package', units: 1 }),
    },
    refused: null,
  });
}
