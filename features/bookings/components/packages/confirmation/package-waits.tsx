import type { PackageBooking } from '../../../contract.ts';
import { Waiting } from '../../confirmation/waiting.tsx';
import { packageLinks } from '../parts/package-links.ts';

/** A package that is not yet paid, or not yet confirmed by the tour operator. */
export function PackageWaits({ booking }: { booking: PackageBooking }) {
  return (
    <Waiting
      booking={booking}
      poster={booking.package.poster}
      links={{ review: packageLinks.review(booking._id), trips: packageLinks.trips }}
      held="Your places are held"
      title="The tour operator is confirming"
      supplier="the tour operator"
      refusal="it cannot take you"
    />
  );
}
