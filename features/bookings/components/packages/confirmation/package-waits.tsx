import type { PackageBooking } from '../../../contract.ts';
import { Waiting } from '../../confirmation/waiting.tsx';
import { packageLinks } from '../parts/package-links.ts';
import { heldText } from '../../parts/yours-text.ts';

/** A package that is not yet paid, or not yet confirmed by the tour operator. */
export function PackageWaits({ booking }: { booking: PackageBooking }) {
  return (
    <Waiting
      booking={booking}
      poster={booking.package.poster}
      links={{ review: packageLinks.review(booking._id), trips: packageLinks.trips }}
      held={heldText('Your places are held', booking)}
      title="The tour operator is confirming"
      asking="We are asking the tour operator again until it answers; if it cannot take you, you get a full refund."
    />
  );
}
