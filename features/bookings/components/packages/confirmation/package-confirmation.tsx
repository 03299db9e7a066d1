import type { ReactNode } from 'react';
import type { PackageBooking } from '../../../contract.ts';
import { PackageDone } from './package-done.tsx';
import { PackageEnded } from './package-ended.tsx';
import { PackageWaits } from './package-waits.tsx';

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
