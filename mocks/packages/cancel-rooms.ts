import {
  packageRoomRefunds,
  quotePackageRooms,
  remainingPackageRooms,
  withoutPackageRooms,
} from '#features/bookings/rules/package-rooms.ts';
import { paidSoFar } from '#features/bookings/rules/payment-plan.ts';
import { refundNote } from '#features/bookings/rules/price-notes.ts';
import { splitRefund } from '#features/bookings/rules/refund-split.ts';
import { refundFell, roomsCancelled } from '#features/bookings/rules/sentences.ts';
import { headcount } from '#features/packages/rules/party.ts';
import { priceOfRooms } from '#features/packages/rules/price-of-rooms.ts';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { addToTrail, move, mustBeAllowed } from '../memory/bookings.ts';
import type { MockPackage } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';
import { mayCancelRooms, soldOf } from './sold-rooms.ts';

/** The refundable part of what was paid, and how much of it goes back to the payment source. Paise. */
export const paidOf = (booking: MockPackage) => ({
  total: paidSoFar(booking),
  gateway: booking.payment.gateway - (booking.backAtSource ?? 0),
});

/** Whether these are some of the rooms that stand, and not all. */
export function isPartOf(
  booking: MockPackage,
  rooms: readonly number[] | undefined,
): rooms is NonNullable<typeof rooms> {
  return rooms !== undefined && new Set(rooms).size < remainingPackageRooms(soldOf(booking)).length;
}

function mustBeCancellable(booking: MockPackage, now: Date): void {
  mustBeAllowed(booking, 'amend', now);
  const { allowed, reason } = mayCancelRooms(booking, now);
  if (!allowed) throw new AppError('STATE_BLOCKED', reason ?? '');
}

/** What comes back for some rooms of a package. */
export function quoteSomeRooms(booking: MockPackage, rooms: readonly number[], now: Date) {
  mustBeCancellable(booking, now);
  const { refund, charge, steps, holdsUntil } = quotePackageRooms(
    soldOf(booking),
    rooms,
    now,
    new Date(booking.startsAt),
  );
  const { toSource, toWallet } = splitRefund(refund, paidOf(booking), 'source');
  return { refund, charge, toSource, toWallet, steps, holdsUntil, now: now.toISOString() };
}

/** Cancels some rooms of a package; the tour operator answers at once. */
export function cancelSomeRooms(
  booking: MockPackage,
  rooms: readonly number[],
  { expectedRefund, refundTo }: { expectedRefund: number; refundTo: 'source' | 'wallet' },
  now: Date,
): void {
  const sold = soldOf(booking);
  const standing = remainingPackageRooms(sold);
  if (rooms.every((at) => !standing.includes(at))) return; // told twice
  mustBeCancellable(booking, now);
  const { _id: bookingId, userId, total, currency } = booking;
  const refunds = packageRoomRefunds(sold, rooms, now);
  const refund = refunds.reduce((sum, one) => sum + one.refund, 0);
  const charge = refunds.reduce((sum, one) => sum + one.charge, 0);
  if (refund < expectedRefund)
    throw new AppError('PRICE_CHANGED', refundFell(expectedRefund, refund, currency), {
      details: { before: expectedRefund, after: refund },
    });
  const { toSource, toWallet } = splitRefund(refund, paidOf(booking), refundTo);
  const after = withoutPackageRooms(booking, total, rooms, now, priceOfRooms);
  const guests = booking.details?.guests ?? [];
  const gone = guests.filter((_, at) => rooms.includes(standing[at]!));
  move(booking, 'amend', now);
  if (toWallet)
    postToWallet(userId, { amount: toWallet, note: `Back from ${booking.package.title}`, bookingId, at: now });
  addToTrail(booking, now, {
    stage: 'refund',
    total: refund,
    note: refundNote({ toSource, toWallet, charge }, currency, 'package'),
  });
  move(booking, 'finishAmend', now, {
    total: total - refund,
    backAtSource: (booking.backAtSource ?? 0) + toSource,
    rooms: after.rooms,
    lines: after.lines,
    cancellationPolicies: after.cancellationPolicies,
    kept: after.kept,
    sold: after.sold,
    paymentPlan: null,
    party: headcount(after.rooms.map(({ occupancy }) => occupancy)),
    details: booking.details && { ...booking.details, guests: guests.filter((one) => !gone.includes(one)) },
    amendments: [
      ...booking.amendments,
      {
        _id: newId('act', now.getTime()),
        kind: 'cancel',
        at: now.toISOString(),
        state: 'done',
        amount: refund,
        charge,
        words: roomsCancelled(
          rooms.length,
          gone.map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`),
        ),
        wallet: 0,
        document: refund ? 'credit-note' : null,
      },
    ],
  });
}
