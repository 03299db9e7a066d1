import { dateInZone, formatDate, type IsoDate } from '#lib/shared/dates.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import { inMoney } from '../../parts/booking-money.ts';

type Instalments = NonNullable<PackageBooking['instalments']>;
/** @texts */
const NAMES = ['Deposit', 'Second payment', 'Third payment'];

/** What comes back and what is kept where a payment is not made. @texts */
const IF_UNPAID = [
  'If it is not paid by then, the booking is cancelled: {back} of what you paid goes back, and the tour operator keeps {charge}.',
  'If it is not paid by then, the booking is cancelled: {back} of what you paid goes back, and the tour operator keeps nothing.',
  'If it is not paid by then, the booking is cancelled: nothing of what you paid goes back, and the tour operator keeps {charge}.',
  'If it is not paid by then, the booking is cancelled: nothing of what you paid goes back, and the tour operator keeps nothing.',
] as const;

/** Each payment with its amount, and when it was made or is due. `today`: by the clock of the journey. */
export const paymentFacts = (
  booking: PackageBooking,
  { payments }: Instalments,
  today: IsoDate,
): [label: string, value: string][] =>
  payments.map(({ amount, due, paidAt }, at) => [
    t(NAMES[at] ?? 'Payment'),
    paidAt
      ? t('{amount}, paid on {date}', {
          amount: inMoney(booking, amount),
          date: formatDate(dateInZone(paidAt, booking.package.zone), today),
        })
      : t(booking.refund ? '{amount}, not paid' : '{amount}, due by {date}', {
          amount: inMoney(booking, amount),
          date: formatDate(due ?? '', today),
        }),
  ]);

/** "Pay ₹10,500 by Wed 16 Dec. …": what is due next, and what happens if it is not paid. Empty where all is paid. */
export function ifUnpaidText(booking: PackageBooking, instalments: Instalments, today: IsoDate): string {
  const next = instalments.payments.find(({ paidAt }) => paidAt === null);
  if (!next?.due || !next.lastDate || !instalments.ifUnpaid) return '';
  const { refund, charge } = instalments.ifUnpaid;
  const begin = t(
    next.due < today
      ? '{amount} was due by {due}. We accept it until the end of {last}.'
      : 'Pay {amount} by {due}. We accept it until the end of {last}.',
    {
      amount: inMoney(booking, next.amount),
      due: formatDate(next.due, today),
      last: formatDate(next.lastDate, today),
    },
  );
  const [both, nothingKept, nothingBack, neither] = IF_UNPAID;
  const end = refund ? (charge ? both : nothingKept) : charge ? nothingBack : neither;
  return `${begin} ${t(end, { back: inMoney(booking, refund), charge: inMoney(booking, charge) })}`;
}
