import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import { backAtSource } from '../rules/flight-amendments.ts';
import { paidSoFar } from '../rules/payment-plan.ts';
import { splitRefund } from '../rules/refund-split.ts';
import { bookingOfUser, type BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';
import { mustBeAllowed } from './transition.ts';

/** The refund of cancelling everything, or rooms of a stay or a package, now; its destination, and until when it applies. Paise. */
export const quoteCancellation: UseCase<typeof contract.cancelQuote> = async ({ db, query, caller }) => {
  const booking = await bookingOfUser(db, caller.userId, query.bookingId);
  const now = clock.now();
  const cancellation = productOf(booking).cancellation(booking, query.rooms?.split(',').map(Number));
  mustBeAllowed(booking, cancellation.action, now);
  const { steps, refund, charge, holdsUntil } = await cancellation.quote(db, now);
  const { toSource, toWallet } = splitRefund(refund, paidOf(booking), 'source');
  return { refund, charge, toSource, toWallet, holdsUntil, steps, now: now.toISOString() };
};

/**
 * The part of a booking's money that can be refunded: what was paid of its current price, and what is left of it at the
 * gateway.
 */
export const paidOf = (booking: BookingRow) => ({
  total: paidSoFar(booking),
  gateway: booking.gatewayPaid - backAtSource(booking.amendments),
});
