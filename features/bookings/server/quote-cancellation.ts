import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import { refundSteps, type RefundStep } from '#lib/shared/cancellation.ts';
import { notFound } from '#lib/shared/errors.ts';
import type * as contract from '../contract.ts';
import { backAtSource } from '../rules/flight-amendments.ts';
import { paidSoFar, stepsOfPaid } from '../rules/payment-plan.ts';
import { splitRefund } from '../rules/refund-split.ts';
import { quoteRooms, remainingRooms } from '../rules/stay-rooms.ts';
import { bookingOfUser, type BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';
import { mustNotBeCancelled } from './stays/room-refusals.ts';
import { mustBeAllowed } from './transition.ts';

/** The refund of cancelling everything, or rooms of a stay, now; its destination, and until when it applies. Paise. */
export const quoteCancellation: UseCase<typeof contract.cancelQuote> = async ({ db, query, caller }) => {
  const booking = await bookingOfUser(db, caller.userId, query.bookingId);
  const now = clock.now();
  const answer = (steps: RefundStep[], refund: number, charge: number, holdsUntil: string | null) => {
    const { toSource, toWallet } = splitRefund(refund, paidOf(booking), 'source');
    return { refund, charge, toSource, toWallet, holdsUntil, steps, now: now.toISOString() };
  };
  if (booking.category === 'flight') {
    mustBeAllowed(booking, 'cancel', now);
    const { refund, holdsUntil } = await productOf(booking).due(db, booking, now);
    return answer([], refund, booking.total - refund, holdsUntil);
  }
  if (booking.category === 'package') {
    if (query.rooms) throw notFound('This booking');
    mustBeAllowed(booking, 'cancel', now);
    const { refund, holdsUntil } = await productOf(booking).due(db, booking, now);
    const steps = refundSteps(booking.snapshot.cancellationPolicies, booking.total, now, booking.checkInAt);
    return answer(stepsOfPaid(steps, booking), refund, paidSoFar(booking) - refund, holdsUntil);
  }
  const remaining = remainingRooms(booking.snapshot);
  const asked = query.rooms ? [...new Set(query.rooms.split(',').map(Number))] : remaining;
  mustNotBeCancelled(booking, asked);
  mustBeAllowed(booking, asked.length === remaining.length ? 'cancel' : 'amend', now);
  const { steps, refund, charge, holdsUntil } = quoteRooms(booking.snapshot, asked, now, booking.checkInAt);
  return answer(steps, refund, charge, holdsUntil);
};

/**
 * The part of a booking's money that can be refunded: what was paid of its current price, and what is left of it at the
 * gateway.
 */
export const paidOf = (booking: BookingRow) => ({
  total: paidSoFar(booking),
  gateway: booking.gatewayPaid - backAtSource(booking.amendments),
});
