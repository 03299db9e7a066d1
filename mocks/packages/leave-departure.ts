import { canChangeDeparture } from '#features/bookings/rules/can-change-departure.ts';
import { departureNotPaid } from '#features/bookings/rules/package-departure.ts';
import { walletBackNote } from '#features/bookings/rules/price-notes.ts';
import { addToTrail, factsOf, move } from '../memory/bookings.ts';
import type { MockPackage } from '../memory/records.ts';
import { postToWallet } from '../memory/wallet.ts';

/** Whether the departure of a package can be changed now. */
export const mayChangeDeparture = (booking: MockPackage, now: Date) =>
  canChangeDeparture({
    ...factsOf(booking, now),
    state: booking.state,
    total: booking.total,
    currency: booking.currency,
    cancellationPolicies: booking.cancellationPolicies,
    paymentPlan: booking.paymentPlan,
    changes: booking.amendments.filter(({ kind }) => kind === 'departure').length,
  });

/** Another departure was not paid: the wallet's part comes back, and the package stands on its own. */
export function leaveDeparture(booking: MockPackage, now: Date): void {
  const { changing, userId, package: journey, _id: bookingId, currency } = booking;
  if (!changing) return;
  const { wallet } = changing.amendment;
  if (wallet) {
    postToWallet(userId, { amount: wallet, note: `Back from ${journey.title}`, bookingId, at: now });
    addToTrail(booking, now, { stage: 'wallet', total: wallet, note: walletBackNote(wallet, currency) });
  }
  delete booking.changing;
  move(booking, 'abandonPayment', now, {
    holdExpiresAt: null,
    payment: { ...booking.payment, problem: departureNotPaid(booking.refused) },
    refused: null,
  });
}
