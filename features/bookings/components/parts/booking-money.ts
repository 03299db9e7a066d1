import { formatMoney } from '#lib/shared/money.ts';
import { dateInZone, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import type { BookingView } from '../../contract.ts';

/** An amount of a booking in words for people: "₹14,868". */
export const inMoney = (booking: Pick<BookingView, 'currency'>, amount: number): string => formatMoney({ amount, currency: booking.currency });

/** Today at the hotel, by the server's clock. */
export const todayAt = (booking: BookingView): string => dateInZone(booking.now, booking.hotel.zone);

/** The traveller's own clock: holds and payments happen where they are. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** "12:40", the hold's real deadline on the traveller's clock; null without a hold. */
export const holdEnds = (booking: Pick<BookingView, 'holdExpiresAt'>): string | null =>
  booking.holdExpiresAt ? timeInZone(booking.holdExpiresAt, ownZone()) : null;

/** "2 Dec, 14:00" at the hotel. */
export const atHotel = (booking: BookingView, instant: string): string => formatInstant(instant, booking.hotel.zone, todayAt(booking));
