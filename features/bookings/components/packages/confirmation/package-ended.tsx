import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import { moneyBackText } from '../../parts/refund-text.ts';
import { endedText } from '../parts/package-text.ts';
import { packageLinks } from '../parts/package-links.ts';

/** A package that was not confirmed: what happened, where the money is, what to do now. */
export function PackageEnded({ booking }: { booking: PackageBooking }) {
  const held = booking.state === 'held' || booking.state === 'quoted';
  const cancelled = booking.state === 'cancelled' || booking.state === 'cancelling';
  const title = t(
    held ? 'This package is not paid yet' : cancelled ? 'This booking is cancelled' : 'The package could not be booked',
  );
  const back = booking.refund ? messageText(`${moneyBackText(booking)}.`) : '';
  const words = held
    ? messageText(booking.payment.problem ?? 'Nothing was charged. You can continue your booking.')
    : [cancelled ? '' : messageText(endedText(booking)), back].filter(Boolean).join(' ') ||
      messageText('Nothing was charged.');
  return (
    <EmptyState
      level={1}
      title={title}
      scene={{ ...booking.package.poster, hour: 'night' }}
      actions={
        <>
          <Button variant="ink" size="sm" href={held ? packageLinks.review(booking._id) : packageLinks.again(booking)}>
            {t(held ? 'Continue' : 'See the departures')}
          </Button>
          <Button variant="out" size="sm" href={packageLinks.trips}>
            {t('My trips')}
          </Button>
        </>
      }
    >
      {words}
    </EmptyState>
  );
}
