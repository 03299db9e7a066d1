import { t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import { Waiting } from '../../confirmation/waiting.tsx';
import { packageLinks } from '../parts/package-links.ts';
import { placesHeldText } from '../parts/places-held-text.ts';

/** A package that is not yet paid, or not yet confirmed by the tour operator. */
export function PackageWaits({ booking }: { booking: PackageBooking }) {
  return (
    <Waiting
      booking={booking}
      poster={booking.package.poster}
      links={{ review: packageLinks.review(booking._id), trips: packageLinks.trips }}
      held={placesHeldText(booking)}
      title={t('The tour operator is confirming')}
      asking={t(
        'We are asking the tour operator again until it answers; if it cannot take you, you get a full refund.',
      )}
    />
  );
}
