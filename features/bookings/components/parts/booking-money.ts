import { formatMoney } from '#lib/shared/money.ts';
import { dateInZone, formatInstant, timeInZone } from '#lib/shared/dates.ts';
import { deviceZone, sameClock } from '#lib/shared/time-zones.ts';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { tripStart } from '../../rules/trip-start.ts';
import { instalmentsOf } from '../../rules/product-facts.ts';

/** An amount of a booking: "₹14,868". */
export const inMoney = (booking: Pick<BookingView, 'currency'>, amount: number): string =>
  formatMoney({ amount, currency: booking.currency });

/** The label beside a booking's total: who pays or paid. Company money is not "you"; refunds are already deducted. */
export function totalLabel(booking: BookingView, over: boolean): string {
  const { company, payment } = booking;
  if (!payment.paidAt) return over ? t('It would have cost') : company ? 'Company pays' : t('You pay');
  if (instalmentsOf(booking)?.open) return t('Total');
  if (booking.amendments.some(({ state, amount }) => state === 'done' && amount !== 0))
    return t(over ? 'Total' : 'Total now');
  if (!company) return t('You paid');
  if (payment.gateway > 0) return 'Paid';
  return company.paying === 'credit' ? 'On company credit' : 'Company paid';
}

/** Today where the trip begins, by the server's clock. */
export const todayAt = (booking: BookingView): string => dateInZone(booking.now, tripStart(booking).zone);

/** The time zone of the trip, where the booking has it. */
type Placed = { zone?: string; hotel?: { zone?: string }; package?: { zone?: string } };

/**
 * The end of the hold on the reader's clock: "12:40", "2 Dec, 12:40" on another day, "12:40 (your time)" where the
 * trip's clock differs. Null without a hold.
 */
export function holdEnds(booking: Pick<BookingView, 'holdExpiresAt'> & Placed): string | null {
  const { holdExpiresAt, hotel, package: journey, zone = hotel?.zone ?? journey?.zone } = booking;
  if (!holdExpiresAt) return null;
  const ends = readerTimeOf(holdExpiresAt);
  return zone && !sameClock(holdExpiresAt, deviceZone(), zone) ? t('{when} (your time)', { when: ends }) : ends;
}

function readerTimeOf(holdExpiresAt: string): string {
  const today = dateInZone(new Date(), deviceZone());
  return dateInZone(holdExpiresAt, deviceZone()) === today
    ? timeInZone(holdExpiresAt, deviceZone())
    : formatInstant(holdExpiresAt, deviceZone(), today);
}
