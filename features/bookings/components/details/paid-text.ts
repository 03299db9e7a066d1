import { formatInstant } from '#lib/shared/dates.ts';
import { deviceZone } from '#lib/shared/time-zones.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking, StayBooking } from '../../contract.ts';
import { inMoney, todayAt } from '../parts/booking-money.ts';

/**
 * What was paid for a stay or a flight, and when: "₹6,562 paid on 27 Nov, 17:14"; "₹6,301 paid in all" once changes were
 * paid for too; and what changes and cancelled parts gave back: ", ₹84 refunded".
 */
export function paidText(booking: StayBooking | FlightBooking): string {
  const { payment } = booking;
  const moved = booking.amendments
    .filter(({ state }) => state === 'done')
    .map(({ kind, amount }) => (kind === 'cancel' || kind === 'refused' ? -amount : amount));
  const refunded = -moved.filter((amount) => amount < 0).reduce((sum, amount) => sum + amount, 0);
  const amount = inMoney(booking, payment.wallet + payment.gateway);
  const paid = moved.some((change) => change > 0)
    ? t('{amount} paid in all', { amount })
    : payment.paidAt
      ? t('{amount} paid on {when}', { amount, when: formatInstant(payment.paidAt, deviceZone(), todayAt(booking)) })
      : t('{amount} paid', { amount });
  return refunded ? t('{paid}, {amount} refunded', { paid, amount: inMoney(booking, refunded) }) : paid;
}
