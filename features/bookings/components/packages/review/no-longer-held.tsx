import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { dataLanguage, t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import { packageLinks } from '../parts/package-links.ts';

/** A booking that is past its review: ended, or being confirmed. */
export function NoLongerHeld({ booking }: { booking: PackageBooking }) {
  const { poster, title } = booking.package;
  if (booking.state === 'expired' || booking.state === 'failed') {
    return (
      <EmptyState
        level={1}
        title={t(booking.state === 'expired' ? 'The hold has ended' : 'This booking could not be completed')}
        scene={{ ...poster, hour: 'night' }}
        actions={
          <Button variant="ink" size="sm" href={packageLinks.again(booking)}>
            {t('See the departures again')}
          </Button>
        }
      >
        {booking.payment.problem
          ? messageText(booking.payment.problem)
          : t(
              'The places were released and nothing was charged. If there are still places, you can book them at today’s price.',
            )}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      level={1}
      title={t(booking.state === 'cancelled' ? 'This booking is cancelled' : 'This booking is in progress')}
      scene={poster}
      actions={
        <Button variant="ink" size="sm" href={packageLinks.done(booking._id)}>
          {t('See its status')}
        </Button>
      }
    >
      <span lang={dataLanguage()}>{title}.</span>
    </EmptyState>
  );
}
