import 'server-only';
import { clock } from '#lib/server/clock.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type * as contract from '../contract.ts';
import { refundNow, splitRefund } from '../rules/refund-split.ts';
import { ownBooking, type BookingRow } from './bookings.repo.ts';
import { mustBeAllowed } from './transition.ts';

/** What comes back if cancelled at this moment, where it would go, and until when that holds. Paise. */
export const quoteCancellation: UseCase<typeof contract.cancelQuote> = async ({ db, query, caller }) => {
  const booking = await ownBooking(db, caller.userId, query.bookingId);
  const now = clock.now();
  mustBeAllowed(booking, 'cancel', now);
  const { refund, holdsUntil } = dueBack(booking, now);
  const { charge, toSource, toWallet } = splitRefund(refund, { total: booking.total, gateway: booking.gatewayPaid }, 'source');
  return { refund, charge, toSource, toWallet, holdsUntil, now: now.toISOString() };
};

/** The refund of a booking at an instant, by the policies it was sold with. */
export const dueBack = (booking: BookingRow, now: Date) => refundNow(booking.snapshot.cancellationPolicies, booking.total, now, booking.checkInAt);
