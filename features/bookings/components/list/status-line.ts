import type { FactTone } from '#components/ui/fact.tsx';
import type { IconName } from '#components/ui/icon.tsx';
import { formatMoney } from '#lib/shared/money.ts';
import { t } from '#lib/shared/texts.ts';
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
      return { tone: 'plain', text: t('Waiting for the payment') };
    case 'unknown':
      return own.confirming;
    case 'cancelling':
    case 'cancelled': {
      const back = booking.refund ? formatMoney({ amount: booking.refund.amount, currency: booking.currency }) : null;
      return {
        tone: 'muted',
        text: back
          ? t(
              booking.refund?.state === 'processed'
                ? 'Cancelled; {amount} refunded'
                : 'Cancelled; {amount} on its way back',
              { amount: back },
            )
          : t('Cancelled'),
      };
    }
    case 'expired':
      return { tone: 'muted', text: t('The hold ended; nothing was charged') };
    default:
      return own[booking.state] ?? { tone: 'muted', text: t('Not booked') };
  }
}

/** "Held until 12:40, not paid yet": of a stay. */
export const heldText = (until: string | null): string =>
  until ? t('Held until {when}, not paid yet', { when: until }) : t('Not held, not paid yet');
