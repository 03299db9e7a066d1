import type { PackageBooking } from '../../../contract.ts';
import { PackageDone } from './package-done.tsx';
import { PackageEnded } from './package-ended.tsx';
import { PackageWaits } from './package-waits.tsx';

/** The page the checkout of a package returns to: confirmed, still being confirmed, or failed. */
export function PackageConfirmation({ booking }: { booking: PackageBooking }) {
  switch (booking.state) {
    case 'confirmed':
    case 'paying_change':
    case 'amending':
      return <PackageDone booking={booking} />;
    case 'paying':
    case 'confirming':
    case 'unknown':
      return <PackageWaits booking={booking} />;
    default:
      return <PackageEnded booking={booking} />;
  }
}
