import { t } from '#lib/shared/texts.ts';
import type { BookingView } from '../../contract.ts';
import { inMoney } from '../parts/booking-money.ts';
import { categoryOf, type Category } from '../../rules/category.ts';

export type PayText = {
  /** The button's label, and its label while sending. */
  label: string;
  busy: string;
  /** What happens after pressing it, in one sentence. */
  note: string;
  /** For the bar on phones: an amount in paise and its label. */
  bar: { amount: number; note: string };
};
/** What follows the payment: `later` is added where the checkout takes it, `atOnce` stands where nothing is left to pay. */
const BOOKED: Record<Category, { later: () => string; atOnce: () => string }> = {
  hotel: { later: () => '', atOnce: () => t('The room is booked at once.') },
  flight: {
    later: () => ` ${t('Tickets are issued once the payment has arrived.')}`,
    atOnce: () => t('The tickets are issued at once.'),
  },
  package: { later: () => '', atOnce: () => t('The package is booked at once.') },
};

type Payable = Pick<BookingView, 'category' | 'state' | 'total' | 'currency'> & { company: object | null };

/**
 * Texts of the payment when the person's wallet, or their company, pays `covered` paise. The rest goes to the checkout;
 * with no rest the trip is booked at once, and the amount is the booking's total.
 */
export function payText(booking: Payable, covered: number): PayText {
  const { total, company } = booking;
  const rest = inMoney(booking, total - covered);
  const booked = BOOKED[categoryOf(booking)];
  if (booking.state === 'awaiting_approval') {
    return {
      label: 'Save for when it is approved',
      busy: 'Saving…',
      note: 'Once everybody approved, your company’s account pays it and it is booked; what it does not cover you pay then.',
      bar: { amount: total, note: 'once approved, all taxes' },
    };
  }
  if (covered < total) {
    return {
      label: t('Pay {amount}', { amount: rest }),
      busy: t('Opening the payment…'),
      note: `${company && covered > 0 ? 'The rest is paid on the gateway’s own page, and you come back here.' : t('You pay on the gateway’s own page and come back here.')}${booked.later()}`,
      bar: {
        amount: total - covered,
        note:
          covered > 0
            ? company
              ? 'after your company’s part, all taxes'
              : t('after your wallet, all taxes')
            : t('all taxes'),
      },
    };
  }
  return {
    label: company
      ? `Book for ${inMoney(booking, total)}`
      : t('Pay {amount} from your wallet', { amount: inMoney(booking, total) }),
    busy: t('Booking…'),
    note: booked.atOnce(),
    bar: {
      amount: total,
      note: company ? 'your company pays, all taxes' : t('from your wallet, all taxes'),
    },
  };
}
