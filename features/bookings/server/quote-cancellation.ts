import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import { backAtSource } from '../rules/flight-amendments.ts';
import { splitRefund } from '../rules/refund-split.ts';
import { bookingOfUser, type BookingRow } from './bookings.repo.ts';
import { productOf } from './products/index.ts';
import { mustBeAllowed } from './transition.ts';

/** The refund of a cancellation now, its destination, and until when it applies. Paise. */
export const quoteCancellation: UseCase<typeof contract.cancelQuote> = async ({ db, query, caller }) => {
  const booking = await bookingOfUser(db, caller.userId, query.bookingId);
  const now = clock.now();
  mustBeAllowed(booking, 'cancel', now);
  const { refund, holdsUntil } = await productOf(booking).due(db, booking, now);
  const { charge, toSource, toWallet } = splitRefund(refund, paidOf(booking), 'source');
  return { refund, charge, toSource, toWallet, holdsUntil, now: now.toISOString() };
};

/** The part of a booking's money that can be refunded: its current price, and what is left of it at the gateway. */
export const paidOf = ({ total, gatewayPaid, amendments }: BookingRow) => ({
  total,
  gateway: gatewayPaid - backAtSource(amendments),
});
