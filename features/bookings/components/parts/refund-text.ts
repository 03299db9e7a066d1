import type { BookingView, StayBooking } from '../../contract.ts';
import { isPackage } from '../../rules/category.ts';
import { inMoney } from './booking-money.ts';

/** Where a refund goes; company money returns to the company. */
export const refundGoes = (to: 'source' | 'wallet', company: boolean): string =>
  to === 'wallet'
    ? company
      ? 'to your company’s account'
      : 'to your wallet'
    : company
      ? 'to where it was paid from'
      : 'to where you paid from';

/**
 * True where the wallet, at work the company's account, paid all of it and nothing was paid for a change: then a refund
 * goes back there, whichever way is chosen.
 */
export const isPaidFromAccount = (booking: BookingView): boolean =>
  booking.payment.paidAt !== null &&
  booking.payment.gateway === 0 &&
  (isPackage(booking) || booking.amendments.every(({ amount }) => amount <= 0));

/** Where the refund of a booking goes. */
export const refundTarget = (booking: BookingView): 'source' | 'wallet' =>
  isPaidFromAccount(booking) ? 'wallet' : (booking.refund?.to ?? 'source');

/** "₹22,862 is on its way back to where you paid from."; empty without a refund. */
export function moneyBackText(booking: BookingView): string {
  const { refund } = booking;
  if (!refund) return '';
  const where = refundGoes(refundTarget(booking), booking.company !== null);
  return `${inMoney(booking, refund.amount)} ${refund.state === 'processed' ? 'was refunded' : 'is on its way back'} ${where}`;
}

/** Why a booking was not confirmed. Refunds are described beside it, with their progress. */
export const endedText = (booking: StayBooking): string =>
  booking.refund
    ? `${booking.hotel.name} could not confirm the room.`
    : (booking.payment.problem ?? 'Not booked. Nothing was charged.');
