'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { RouteMap } from '#components/map/route-map.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import type { MapTiles } from '#lib/shared/map-tiles.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { PackageBooking } from '../../../contract.ts';
import styles from '../../details/details.module.css';
import { GuestList } from '../../details/guest-list.tsx';
import type { ChangeUnpaidProps } from '../../flights/details/change-unpaid.tsx';
import type { TripAmendmentsProps } from '../../flights/details/trip-amendments.tsx';
import { TripLayout } from '../../details/trip-layout.tsx';
import { Documents } from '../../parts/documents.tsx';
import { EmergencyContacts } from '../../parts/emergency-contacts.tsx';
import { BookedDays } from '../parts/booked-days.tsx';
import { MeetingPoint } from '../parts/meeting-point.tsx';
import { PackageSide } from '../parts/package-side.tsx';
import type { BookedExtrasProps } from './booked-extras.tsx';
import type { InstalmentsProps } from './instalments.tsx';
import { PackageStatus } from './package-status.tsx';

export type PackageDetailsProps = {
  booking: PackageBooking;
  /** Where the streets of its map come from; null: the places are drawn on plain ground. */
  tiles: MapTiles | null;
};

type PackageDialogProps = { booking: PackageBooking; onClose: () => void };
const CancelPackageDialog = dialogOnDemand<PackageDialogProps>(() =>
  import('./cancel-package-dialog.tsx').then((dialog) => dialog.CancelPackageDialog),
);
const Instalments = onDemand<InstalmentsProps>(() =>
  import('./instalments.tsx').then((payments) => payments.Instalments),
);
const BookedExtras = onDemand<BookedExtrasProps>(() =>
  import('./booked-extras.tsx').then((extras) => extras.BookedExtras),
);
const ChangeDepartureDialog = dialogOnDemand<PackageDialogProps>(() =>
  import('./change-departure-dialog.tsx').then((dialog) => dialog.ChangeDepartureDialog),
);
const ChangeUnpaid = onDemand<ChangeUnpaidProps>(() =>
  import('../../flights/details/change-unpaid.tsx').then((change) => change.ChangeUnpaid),
);
const TripAmendments = onDemand<TripAmendmentsProps>(() =>
  import('../../flights/details/trip-amendments.tsx').then((amendments) => amendments.TripAmendments),
);
const EditGuestsDialog = dialogOnDemand<PackageDialogProps>(() =>
  import('../../details/edit-guests-dialog.tsx').then((dialog) => dialog.EditGuestsDialog),
);

/** One package: status, meeting point, documents, guests, available changes, its route and its days, and the price trail. */
export function PackageDetails({ booking, tiles }: PackageDetailsProps) {
  const [open, setOpen] = useState<'cancel' | 'departure' | 'guests' | null>(null);
  const { cancel, saveGuests } = booking.actions;
  const { amendments, changeDeparture } = booking;
  const close = () => setOpen(null);
  return (
    <TripLayout
      booking={booking}
      poster={booking.package.poster}
      name={booking.package.title}
      side={<PackageSide booking={booking} pictured />}
      dialog={
        <>
          {open === 'cancel' && <CancelPackageDialog booking={booking} onClose={close} />}
          {open === 'departure' && <ChangeDepartureDialog booking={booking} onClose={close} />}
          {open === 'guests' && <EditGuestsDialog booking={booking} onClose={close} />}
        </>
      }
    >
      <MeetingPoint booking={booking} />
      <PackageStatus booking={booking} />
      {amendments.some(({ state }) => state === 'paying') && <ChangeUnpaid booking={booking} />}
      {booking.instalments?.chosen && booking.payment.paidAt && <Instalments booking={booking} />}
      <Documents booking={booking} />
      {booking.details && <GuestList details={booking.details} asked={t('Request to the tour operator')} />}
      {booking.details && <EmergencyContacts people={booking.details.guests} />}
      <div className={styles.actions}>
        {changeDeparture.allowed && (
          <Button variant="out" onClick={() => setOpen('departure')}>
            {t('Change departure')}
          </Button>
        )}
        {saveGuests.allowed && booking.details && (
          <Button variant="out" onClick={() => setOpen('guests')}>
            {t('Change guests or requests')}
          </Button>
        )}
        {cancel.allowed && (
          <Button variant="out" onClick={() => setOpen('cancel')}>
            {t(booking.cancelRooms.allowed ? 'Cancel rooms or the booking' : 'Cancel this booking')}
          </Button>
        )}
      </div>
      {cancel.allowed && !changeDeparture.allowed && (
        <p className="small muted">{messageText(changeDeparture.reason ?? '')}</p>
      )}
      {!cancel.allowed && booking.state === 'confirmed' && (
        <p className="small muted">{messageText(cancel.reason ?? '')}</p>
      )}
      {booking.extras.length > 0 && <BookedExtras booking={booking} />}
      <h2 className={`h3 ${styles.heading}`}>{t('Day by day')}</h2>
      <RouteMap route={booking.route} tiles={tiles} />
      <BookedDays booking={booking} />
      {amendments.length > 0 && <TripAmendments booking={booking} />}
    </TripLayout>
  );
}
