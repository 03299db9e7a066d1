import { messageText } from '#lib/shared/messages.ts';
import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../contract.ts';
import type { Category } from './category.ts';

/** @texts */
const WAITS: Record<Category, string> = {
  hotel: 'Paid. The hotel has not answered yet; we keep asking, and if it refuses, all of this part goes back.',
  flight: 'Paid. The airline has not answered yet; we keep asking, and if it refuses, all of this part goes back.',
  package:
    'Paid. The tour operator has not answered yet; we keep asking, and if it refuses, all of this part goes back.',
};
/** @texts */
const REFUSED: Record<Category, string> = {
  hotel: 'The hotel could not confirm this.',
  flight: 'The airline could not confirm this.',
  package: 'The tour operator could not confirm this.',
};

/** What became of one booking of a payment, as a line. */
export type PartState = { tone: 'good' | 'warn' | 'bad' | 'plain'; text: string };

/** The booking of a payment in real terms and in the reader's language: who has answered, and where the money for it is. */
export function partState(
  booking: Pick<BookingView, 'state' | 'refund' | 'currency' | 'payment'>,
  category: Category,
): PartState {
  const { refund, state, payment } = booking;
  const back = refund
    ? t(refund.state === 'processed' ? '{amount} was refunded.' : '{amount} is on its way back.', {
        amount: formatMoney({ amount: refund.amount, currency: booking.currency }),
      })
    : '';
  switch (state) {
    case 'confirmed':
    case 'paying_change':
    case 'amending':
      return { tone: 'good', text: t('Confirmed') };
    case 'confirming':
    case 'unknown':
      return { tone: 'plain', text: t(WAITS[category]) };
    case 'paying':
      return { tone: 'plain', text: t('Waiting for the payment') };
    case 'failed':
      return { tone: 'bad', text: payment.problem ? messageText(payment.problem) : `${t(REFUSED[category])} ${back}` };
    case 'cancelling':
    case 'cancelled':
      return { tone: 'plain', text: `${t('Cancelled.')} ${back}`.trim() };
    default:
      return {
        tone: 'warn',
        text: t('Not booked: it was no longer held when the payment arrived. Anything paid for it goes back.'),
      };
  }
}
