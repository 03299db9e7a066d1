import type { GuestDetails } from '#features/bookings/contract.ts';
import { holdEnded, holdIsOver } from '#features/bookings/rules/can-do.ts';
import { guestProblems, lockedAfterPayment, NO_PAN_ABROAD } from '#features/bookings/rules/guest-problems.ts';
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
import { packageOrderId } from '../answers/order-id.ts';
import { addToTrail, factsOf, move, mustBeAllowed } from '../memory/bookings.ts';
import type { MockPackage } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';
import { departuresOf } from '../stock/departures.ts';
import { capturePackage, packageDocumentNumber, presentPackageBooking as present } from './mock-packages.ts';

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
    if (booking.state !== 'expired') {
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
    { expectedTotal, walletAmount }: { expectedTotal: number; walletAmount: number },
    now: Date,
  ) => {
    const facts = factsOf(booking, now);
    if ((booking.state === 'held' || booking.state === 'paying') && holdIsOver(facts))
      throw new AppError('HOLD_EXPIRED', holdEnded(facts));
    mustBeAllowed(booking, 'pay', now);
    mustBeAtPrice(booking, expectedTotal);
    const { _id: bookingId, userId, total, currency } = booking;
    if (booking.state !== 'paying') {
      refuse(
        walletAmount > total
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
    if (booking.payment.wallet === total) {
      capturePackage(booking, { wallet: total, gateway: 0, method: 'wallet' }, now);
      return { booking: present(booking, now), checkoutUrl: null };
    }
    return { booking: present(booking, now), checkoutUrl: serverRoutes.gatewayCheckout(packageOrderId(booking)) };
  },
  cancelQuote: (booking: MockPackage, now: Date) => {
    mustBeAllowed(booking, 'cancel', now);
    const { cancellationPolicies, total, payment, startsAt } = booking;
    const begins = new Date(startsAt);
    const { refund } = refundNow(cancellationPolicies, total, now, begins);
    const steps = refundSteps(cancellationPolicies, total, now, begins);
    return {
      ...splitRefund(refund, { total, gateway: payment.gateway }, 'source'),
      steps,
      holdsUntil: steps[0]?.until ?? null,
      now: now.toISOString(),
    };
  },
  cancel: (
    booking: MockPackage,
    { expectedRefund, refundTo }: { expectedRefund: number; refundTo: RefundTo },
    now: Date,
  ) => {
    if (booking.state === 'cancelling' || booking.state === 'cancelled') return present(booking, now);
    mustBeAllowed(booking, 'cancel', now);
    const { _id: bookingId, userId, total, currency, payment } = booking;
    const { refund } = refundNow(booking.cancellationPolicies, total, now, new Date(booking.startsAt));
    if (refund < expectedRefund)
      throw new AppError('PRICE_CHANGED', refundFell(expectedRefund, refund, currency), {
        details: { before: expectedRefund, after: refund },
      });
    const parts = splitRefund(refund, { total, gateway: payment.gateway }, refundTo);
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
      documents: { ...booking.documents, creditNote: refund ? packageDocumentNumber('credit_note', now) : null },
    });
    return present(booking, now);
  },
};
