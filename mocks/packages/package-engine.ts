import { KARNATAKA, nextDocumentNumber } from '../memory/document-numbers.ts';
import type { GuestDetails } from '#features/bookings/contract.ts';
import { holdEnded, holdIsOver } from '#features/bookings/rules/can-do.ts';
import { guestProblems, lockedAfterPayment, NO_PAN_ABROAD } from '#features/bookings/rules/guest-problems.ts';
import { firstAmount, refundOfPaid, stepsOfPaid } from '#features/bookings/rules/payment-plan.ts';
import { acceptedNote, holdNote, refundNote, walletNote } from '#features/bookings/rules/price-notes.ts';
import { refundNow, splitRefund } from '#features/bookings/rules/refund-split.ts';
import { clockTime, departureFull, priceMoved, refundFell } from '#features/bookings/rules/sentences.ts';
import { HOLD_MINUTES, plusMinutes } from '#features/bookings/rules/waiting.ts';
import { JOURNEY_ZONE } from '#features/packages/rules/departures.ts';
import { placesOf } from '#features/packages/rules/party.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError } from '#lib/shared/errors.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { refuse } from '../answers/flights.ts';
import { changeOrderId, instalmentOrderId, packageOrderId } from '../answers/order-id.ts';
import { addToTrail, factsOf, move, mustBeAllowed } from '../memory/bookings.ts';
import type { MockPackage } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';
import { departuresOf } from '../stock/departures.ts';
import { cancelSomeRooms, isPartOf, paidOf, quoteSomeRooms } from './cancel-rooms.ts';
import { capturePackage, leaveLaterPayment, presentPackageBooking as present } from './mock-packages.ts';

type RefundTo = 'source' | 'wallet';

function mustBeAtPrice({ total, currency, change }: MockPackage, agreed: number): void {
  if (agreed === total) return;
  throw new AppError('PRICE_CHANGED', priceMoved(agreed, total, currency), {
    details: { before: change?.before ?? { total: agreed }, after: { total } },
  });
}

/** The booking engine's steps for packages: hold, pay and the rest, called once the product is known to be a package. */
export const packageEngine = {
  present,
  hold: (booking: MockPackage, acceptedTotal: number, now: Date) => {
    mustBeAllowed(booking, 'hold', now);
    mustBeAtPrice(booking, acceptedTotal);
    if (booking.state === 'held') return present(booking, now);
    const { package: journey, departure, rooms, total, currency, change } = booking;
    const stored = departuresOf(journey.slug, dateInZone(now, JOURNEY_ZONE), booking._id).find(
      ({ date }) => date === departure,
    );
    const places = placesOf(rooms.map(({ occupancy }) => occupancy));
    if (!stored || stored.groupSize - stored.taken < places)
      throw new AppError('SOLD_OUT', departureFull(journey.title));
    const until = plusMinutes(now, HOLD_MINUTES);
    move(booking, 'hold', now, { holdExpiresAt: until.toISOString(), change: null });
    const at = clockTime(until, { zone: journey.zone, city: journey.meets.city });
    addToTrail(
      booking,
      now,
      ...(change
        ? [{ stage: 'accepted' as const, total, note: acceptedNote(change.before, change.after, currency) }]
        : []),
      { stage: 'hold', total, note: holdNote(total, at, currency, { category: 'package', units: 1 }) },
    );
    return present(booking, now);
  },
  release: (booking: MockPackage, now: Date) => {
    if (booking.state === 'paying_change') leaveLaterPayment(booking, now);
    else if (booking.state !== 'expired') {
      mustBeAllowed(booking, 'release', now);
      move(booking, 'release', now);
    }
    return present(booking, now);
  },
  saveGuests: (booking: MockPackage, details: GuestDetails, now: Date) => {
    mustBeAllowed(booking, 'saveGuests', now);
    const paid = booking.state === 'confirmed';
    refuse({
      ...guestProblems(details, {
        rooms: booking.rooms.length,
        requiredFields: booking.requiredFields,
        noPan: NO_PAN_ABROAD,
        invoiced: paid,
      }),
      ...(paid ? lockedAfterPayment(booking.details, details) : {}),
    });
    move(booking, 'saveGuests', now, { details });
    return present(booking, now);
  },
  pay: (
    booking: MockPackage,
    {
      expectedTotal,
      walletAmount,
      paying,
    }: { expectedTotal: number; walletAmount: number; paying?: 'whole' | 'deposit' | undefined },
    now: Date,
  ) => {
    const facts = factsOf(booking, now);
    if ((booking.state === 'held' || booking.state === 'paying') && holdIsOver(facts))
      throw new AppError('HOLD_EXPIRED', holdEnded(facts));
    mustBeAllowed(booking, 'pay', now);
    mustBeAtPrice(booking, expectedTotal);
    if (booking.state === 'paying_change')
      return { booking: present(booking, now), checkoutUrl: serverRoutes.gatewayCheckout(changeOrderId(booking)) };
    const { _id: bookingId, userId, currency } = booking;
    if (booking.state !== 'paying') {
      refuse(
        paying === 'deposit' && !booking.offered
          ? { paying: 'This booking is paid whole. Choose to pay in full.' }
          : {},
      );
      booking.paymentPlan =
        paying === 'deposit' ? (booking.offered ?? []).map((one) => ({ ...one, paid: null })) : null;
      refuse(
        walletAmount > firstAmount(booking)
          ? { walletAmount: 'That is more than the price. Use the price or less from the wallet.' }
          : {},
      );
      if (walletAmount) {
        const note = `Part of ${booking.package.title}`;
        postToWallet(userId, { amount: -walletAmount, note, bookingId, at: now });
        addToTrail(booking, now, { stage: 'wallet', total: walletAmount, note: walletNote(walletAmount, currency) });
      }
      move(booking, 'pay', now, {
        payment: { wallet: walletAmount, gateway: 0, method: null, paidAt: null, problem: null },
      });
    }
    if (booking.payment.wallet === firstAmount(booking)) {
      capturePackage(booking, { wallet: firstAmount(booking), gateway: 0, method: 'wallet' }, now);
      return { booking: present(booking, now), checkoutUrl: null };
    }
    return { booking: present(booking, now), checkoutUrl: serverRoutes.gatewayCheckout(packageOrderId(booking)) };
  },
  payInstalment: (
    booking: MockPackage,
    { payments, expectedAmount }: { payments: 'next' | 'all'; expectedAmount: number },
    now: Date,
  ) => {
    if (booking.state !== 'paying_change') {
      mustBeAllowed(booking, 'payChange', now);
      const open = (booking.paymentPlan ?? []).flatMap(({ paid }, at) => (paid ? [] : [at]));
      const positions = payments === 'all' ? open : open.slice(0, 1);
      const amount = positions.reduce((sum, at) => sum + (booking.paymentPlan?.[at]?.amount ?? 0), 0);
      if (!open.length) throw new AppError('STATE_BLOCKED', 'All of this booking is paid. Nothing more is charged.');
      if (amount !== expectedAmount)
        throw new AppError('PRICE_CHANGED', 'Another amount is to be paid now. Nothing was charged.');
      move(booking, 'payChange', now, {
        paying: { payments: positions, amount },
        holdExpiresAt: plusMinutes(now, HOLD_MINUTES).toISOString(),
        payment: { ...booking.payment, problem: null },
      });
    }
    return { booking: present(booking, now), checkoutUrl: serverRoutes.gatewayCheckout(instalmentOrderId(booking)) };
  },
  cancelQuote: (booking: MockPackage, rooms: readonly number[] | undefined, now: Date) => {
    if (isPartOf(booking, rooms)) return quoteSomeRooms(booking, rooms, now);
    mustBeAllowed(booking, 'cancel', now);
    const { cancellationPolicies, total, startsAt } = booking;
    const begins = new Date(startsAt);
    const refund = refundOfPaid(refundNow(cancellationPolicies, total, now, begins).refund, booking);
    const steps = stepsOfPaid(refundSteps(cancellationPolicies, total, now, begins), booking);
    return {
      ...splitRefund(refund, paidOf(booking), 'source'),
      steps,
      holdsUntil: steps[0]?.until ?? null,
      now: now.toISOString(),
    };
  },
  cancel: (
    booking: MockPackage,
    {
      rooms,
      expectedRefund,
      refundTo,
    }: { rooms?: readonly number[] | undefined; expectedRefund: number; refundTo: RefundTo },
    now: Date,
  ) => {
    if (booking.state === 'cancelling' || booking.state === 'cancelled') return present(booking, now);
    if (isPartOf(booking, rooms)) {
      cancelSomeRooms(booking, rooms, { expectedRefund, refundTo }, now);
      return present(booking, now);
    }
    mustBeAllowed(booking, 'cancel', now);
    const { _id: bookingId, userId, total, currency } = booking;
    const whole = refundNow(booking.cancellationPolicies, total, now, new Date(booking.startsAt));
    const refund = refundOfPaid(whole.refund, booking);
    if (refund < expectedRefund)
      throw new AppError('PRICE_CHANGED', refundFell(expectedRefund, refund, currency), {
        details: { before: expectedRefund, after: refund },
      });
    const parts = splitRefund(refund, paidOf(booking), refundTo);
    move(booking, 'cancel', now);
    if (parts.toWallet)
      postToWallet(userId, { amount: parts.toWallet, note: `Back from ${booking.package.title}`, bookingId, at: now });
    addToTrail(booking, now, { stage: 'refund', total: refund, note: refundNote(parts, currency, 'package') });
    move(booking, 'finishCancel', now, {
      refund: {
        amount: refund,
        charge: parts.charge,
        to: refundTo,
        state: parts.toSource ? 'pending' : 'processed',
        at: now.toISOString(),
      },
      documents: {
        ...booking.documents,
        creditNote: refund ? nextDocumentNumber('credit_note', KARNATAKA, now) : null,
      },
    });
    return present(booking, now);
  },
};
