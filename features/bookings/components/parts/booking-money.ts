import { formatMoney } from '#lib/shared/money.ts';
import { dateInZone, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import type { BookingView, StayBooking } from '../../contract.ts';

/** An amount of a booking in words for people: "₹14,868". */
export const inMoney = (booking: Pick<BookingView, 'currency'>, amount: number): string =>
  formatMoney({ amount, currency: booking.currency });

/** Today at the hotel, or where the first flight leaves, by the server's clock. */
export const todayAt = (booking: BookingView): string =>
  dateInZone(booking.now, booking.category === 1 ? booking.hotel.zone : booking.zone);

/** The traveller's own clock: holds and payments happen where they are. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "12:40", the hold's real deadline on the traveller's clock, on another day "2 Dec, 12:40"; null without a hold. */
export function holdEnds({ holdExpiresAt }: Pick<BookingView, 'holdExpiresAt'>): string | null {
  if (!holdExpiresAt) return null;
  const today = dateInZone(new Date(), ownZone());
  return dateInZone(holdExpiresAt, ownZone()) === today
    ? timeInZone(holdExpiresAt, ownZone())
    : formatInstant(holdExpiresAt, ownZone(), today);
}

/** "2 Dec, 14:00" at the hotel. */
export const atHotel = (booking: StayBooking, instant: string): string =>
  formatInstant(instant, booking.hotel.zone, todayAt(booking));

/** "₹22,862 is on its way back to where you paid from."; empty where nothing comes back. */
export function backInWords(booking: Pick<BookingView, 'refund' | 'currency'>): string {
  const { refund } = booking;
  if (!refund) return '';
  const where = refund.to === 'wallet' ? 'to your wallet' : 'to where you paid from';
  return `${inMoney(booking, refund.amount)} ${refund.state === 'processed' ? 'was paid back' : 'is on its way back'} ${where}`;
}

/** Why a booking ended unbooked. Where money comes back that is said beside it, with how far it is. */
export const endedInWords = (booking: StayBooking): string =>
  booking.refund
    ? `${booking.hotel.name} could not confirm the room.`
    : (booking.payment.problem ?? 'Not booked. Nothing was charged.');
