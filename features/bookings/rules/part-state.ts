import { formatMoney } from '#lib/shared/money.ts';
import type { BookingView } from '../contract.ts';
import type { Category } from './category.ts';
import { PRODUCT_LABELS } from './product-labels.ts';

/** What became of one booking of a payment, as a line. */
export type PartState = { tone: 'good' | 'warn' | 'bad' | 'plain'; text: string };

/** The booking of a payment in real terms: who has answered, and where the money for it is. */
export function partState(
  booking: Pick<BookingView, 'state' | 'refund' | 'currency' | 'payment'>,
  category: Category,
): PartState {
  const { Seller } = PRODUCT_LABELS[category];
  const { refund, state, payment } = booking;
  const back = refund
    ? `${formatMoney({ amount: refund.amount, currency: booking.currency })} ${refund.state === 'processed' ? 'was refunded' : 'is on its way back'}.`
    : '';
  switch (state) {
    case 'confirmed':
    case 'paying_change':
    case 'amending':
      return { tone: 'good', text: 'Confirmed' };
    case 'confirming':
    case 'unknown':
      return {
        tone: 'plain',
        text: `Paid. ${Seller} has not answered yet; we keep asking, and if it refuses, all of this part goes back.`,
      };
    case 'paying':
      return { tone: 'plain', text: 'Waiting for the payment' };
    case 'failed':
      return { tone: 'bad', text: payment.problem ?? `${Seller} could not confirm this. ${back}` };
    case 'cancelling':
    case 'cancelled':
      return { tone: 'plain', text: `Cancelled. ${back}`.trim() };
    default:
      return {
        tone: 'warn',
        text: 'Not booked: it was no longer held when the payment arrived. Anything paid for it goes back.',
      };
  }
}
