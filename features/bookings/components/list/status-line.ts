import type { FactTone } from '#components/ui/fact.tsx';
import type { IconName } from '#components/ui/icon.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import type { BookingSummary } from '../../contract.ts';

/** Status of a booking: one line with an icon. */
export type StatusLine = { tone: FactTone; text: string; icon?: IconName };

/** Status lines that differ between stays and flights. */
export type ProductStatusLines = Partial<Record<BookingSummary['state'], StatusLine>> &
  Record<'confirmed' | 'held' | 'confirming', StatusLine>;

/** The status line of a booking: its category's own, else the common one. */
export function statusLineOf(
  booking: Pick<BookingSummary, 'state' | 'refund' | 'currency'>,
  own: ProductStatusLines,
): StatusLine {
  switch (booking.state) {
    case 'quoted':
      return own.held;
    case 'paying':
      return { tone: 'plain', text: 'Waiting for the payment' };
    case 'unknown':
      return own.confirming;
    case 'cancelling':
    case 'cancelled': {
      const back = booking.refund ? formatMoney({ amount: booking.refund.amount, currency: booking.currency }) : null;
      return {
        tone: 'muted',
        text: back
          ? `Cancelled; ${back} ${booking.refund?.state === 'processed' ? 'paid back' : 'on its way back'}`
          : 'Cancelled',
      };
    }
    case 'expired':
      return { tone: 'muted', text: 'The hold ended; nothing was charged' };
    default:
      return own[booking.state] ?? { tone: 'muted', text: 'Not booked' };
  }
}
