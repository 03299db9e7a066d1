'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Banner } from '#components/ui/banner.tsx';
import { Button } from '#components/ui/button.tsx';
import type { PackageBooking } from '../../../contract.ts';
import styles from '../../details/details.module.css';
import { GuestList } from '../../details/guest-list.tsx';
import { Documents } from '../../parts/documents.tsx';
import { PriceTrail } from '../../parts/price-trail.tsx';
import { BookedDays } from '../parts/booked-days.tsx';
import { MeetingPoint } from '../parts/meeting-point.tsx';
import { PackageSide } from '../parts/package-side.tsx';
import { PackageStatus } from './package-status.tsx';

type PackageDialogProps = { booking: PackageBooking; onClose: () => void };
const CancelPackageDialog = dialogOnDemand<PackageDialogProps>(() =>
  import('./cancel-package-dialog.tsx').then((dialog) => dialog.CancelPackageDialog),
);
const EditGuestsDialog = dialogOnDemand<PackageDialogProps>(() =>
  import('../../details/edit-guests-dialog.tsx').then((dialog) => dialog.EditGuestsDialog),
);

/** One package: status, meeting point, documents, guests, available changes, the days, and the price trail. */
export function PackageDetails({ booking }: { booking: PackageBooking }) {
  const [open, setOpen] = useState<'cancel' | 'guests' | null>(null);
  const { cancel, saveGuests } = booking.actions;
  const close = () => setOpen(null);
  return (
    <>
      <Banner
        scene={booking.package.poster}
        name={booking.package.title}
        height={280}
        phone={{ width: 390, height: 240, at: 0.74 }}
        priority
        className={styles.banner}
      />
      <div className={styles.layout}>
        <div className={styles.main}>
          <MeetingPoint journey={booking.package} />
          <PackageStatus booking={booking} />
          <Documents booking={booking} />
          {booking.details && <GuestList details={booking.details} asked="Asked of the tour operator" />}
          <div className={styles.actions}>
            {saveGuests.allowed && booking.details && (
              <Button variant="out" onClick={() => setOpen('guests')}>
                Change guests or requests
              </Button>
            )}
            {cancel.allowed && (
              <Button variant="out" onClick={() => setOpen('cancel')}>
                Cancel this booking
              </Button>
            )}
          </div>
          {!cancel.allowed && booking.state === 'confirmed' && <p className="small muted">{cancel.reason}</p>}
          <h2 className={`h3 ${styles.heading}`}>Day by day</h2>
          <BookedDays booking={booking} />
          <h2 className={`h3 ${styles.heading}`}>How the price came about</h2>
          <PriceTrail booking={booking} />
        </div>
        <PackageSide booking={booking} pictured />
        {open === 'cancel' && <CancelPackageDialog booking={booking} onClose={close} />}
        {open === 'guests' && <EditGuestsDialog booking={booking} onClose={close} />}
      </div>
    </>
  );
}
