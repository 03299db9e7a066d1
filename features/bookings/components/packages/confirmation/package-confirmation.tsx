import type { ReactNode } from 'react';
import type { PackageBooking } from '../../../contract.ts';
import { PackageDone } from './package-done.tsx';
import { PackageEnded } from './package-ended.tsx';
import { t } from '#lib/shared/texts.ts';
import { Waiting } from '../../confirmation/waiting.tsx';
import { packageLinks } from '../parts/package-links.ts';
import { placesHeldText } from '../parts/package-text.ts';

/** The page the checkout of a package returns to: confirmed, still being confirmed, or failed. `offer`: with a confirmed trip. */
export function PackageConfirmation({ booking, offer }: { booking: PackageBooking; offer: ReactNode }) {
  switch (booking.state) {
    case 'confirmed':
    case 'paying_change':
    case 'amending':
      return <PackageDone booking={booking} offer={offer} />;
    case 'paying':
    case 'confirming':
    case 'unknown':
      return <PackageWaits booking={booking} />;
    default:
      return <PackageEnded booking={booking} />;
  }
}

/** A package that is not yet paid, or not yet confirmed by the tour operator. */
function PackageWaits({ booking }: { booking: PackageBooking }) {
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
