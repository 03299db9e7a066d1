import { dateInZone, formatDate, type IsoDate } from '#lib/shared/dates.ts';
import type { PackageBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';

type Instalments = NonNullable<PackageBooking['instalments']>;
const NAMES = ['Deposit', 'Second payment', 'Third payment'];

/** Each payment with its amount, and when it was made or is due. `today`: by the clock of the journey. */
export const paymentFacts = (
  booking: PackageBooking,
  { payments }: Instalments,
  today: IsoDate,
): [label: string, value: string][] =>
  payments.map(({ amount, due, paidAt }, at) => [
    NAMES[at] ?? 'Payment',
    paidAt
      ? `${inMoney(booking, amount)}, paid on ${formatDate(dateInZone(paidAt, booking.package.zone), today)}`
      : `${inMoney(booking, amount)}, ${booking.refund ? 'not paid' : `due by ${formatDate(due ?? '', today)}`}`,
  ]);

/** "Pay ₹10,500 by Wed 16 Dec. …": what is due next, and what happens if it is not paid. Empty where all is paid. */
export function ifUnpaidText(booking: PackageBooking, instalments: Instalments, today: IsoDate): string {
  const next = instalments.payments.find(({ paidAt }) => paidAt === null);
  if (!next?.due || !next.lastDate || !instalments.ifUnpaid) return '';
  const { refund, charge } = instalments.ifUnpaid;
  const day = (date: IsoDate) => formatDate(date, today);
  const amount = inMoney(booking, next.amount);
  const begin =
    next.due < today
      ? `${amount} was due by ${day(next.due)}. We accept it until the end of ${day(next.lastDate)}.`
      : `Pay ${amount} by ${day(next.due)}. We accept it until the end of ${day(next.lastDate)}.`;
  const back = refund ? `${inMoney(booking, refund)} of what you paid goes back` : 'nothing of what you paid goes back';
  const kept = charge ? `the tour operator keeps ${inMoney(booking, charge)}` : 'the tour operator keeps nothing';
  return `${begin} If it is not paid by then, the booking is cancelled: ${back}, and ${kept}.`;
}
