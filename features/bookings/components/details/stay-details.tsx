'use client';

import { useState, type ReactNode } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { StayBooking } from '../../contract.ts';
import { BookingSide } from '../parts/booking-side.tsx';
import { AskGuests, ForCompany } from '../company/company-parts.tsx';
import { RequestedChange, WalletPasses } from './on-demand-parts.ts';
import { Documents } from '../parts/documents.tsx';
import { EmergencyContacts } from '../parts/emergency-contacts.tsx';
import { HotelContact } from '../parts/hotel-contact.tsx';
import { TripAmendments } from '../flights/details/trip-amendments.tsx';
import { ChangeUnpaid } from '../flights/details/change-unpaid.tsx';
import { GuestList } from './guest-list.tsx';
import { StayStatus } from './stay-status.tsx';
import { TripLayout } from './trip-layout.tsx';
import styles from './details.module.css';

type BookingDialogProps = { booking: StayBooking; onClose: () => void };
const CancelDialog = dialogOnDemand<BookingDialogProps>(() =>
  import('./cancel-dialog.tsx').then((dialog) => dialog.CancelDialog),
);
const ChangeDatesDialog = dialogOnDemand<BookingDialogProps>(() =>
  import('./change-dates-dialog.tsx').then((dialog) => dialog.ChangeDatesDialog),
);
const EditGuestsDialog = dialogOnDemand<BookingDialogProps>(() =>
  import('./edit-guests-dialog.tsx').then((dialog) => dialog.EditGuestsDialog),
);

export type StayDetailsProps = {
  booking: StayBooking;
  /** The guest's review, once the stay has ended; composed by the page. */
  review?: ReactNode;
};

/** One stay: status, documents, guests, available changes, and the price trail. */
export function StayDetails({ booking, review }: StayDetailsProps) {
  const [open, setOpen] = useState<'cancel' | 'dates' | 'guests' | null>(null);
  const { cancel, saveGuests } = booking.actions;
  const close = () => setOpen(null);
  return (
    <TripLayout
      booking={booking}
      poster={booking.hotel.poster}
      name={booking.hotel.name}
      side={<BookingSide booking={booking} housed />}
      dialog={
        <>
          {open === 'cancel' && <CancelDialog booking={booking} onClose={close} />}
          {open === 'dates' && <ChangeDatesDialog booking={booking} onClose={close} />}
          {open === 'guests' && <EditGuestsDialog booking={booking} onClose={close} />}
        </>
      }
    >
      <HotelContact booking={booking} />
      <StayStatus booking={booking} />
      {!booking.readOnly && <ChangeUnpaid booking={booking} />}
      {booking.requestedChange && !booking.readOnly && <RequestedChange booking={booking} />}
      {booking.company && <ForCompany company={booking.company} />}
      <Documents booking={booking} />
      {booking.documents.wallet && <WalletPasses bookingId={booking._id} />}
      {booking.details && <GuestList details={booking.details} />}
      {booking.company?.guests && saveGuests.allowed && !booking.readOnly ? <AskGuests booking={booking} /> : null}
      {booking.details && !booking.readOnly && <EmergencyContacts people={booking.details.guests} />}
      <div className={styles.actions}>
        {booking.changeDates.allowed && (
          <Button variant="out" onClick={() => setOpen('dates')}>
            {t('Change dates')}
          </Button>
        )}
        {saveGuests.allowed && booking.details && (
          <Button variant="out" onClick={() => setOpen('guests')}>
            {t('Change guests or requests')}
          </Button>
        )}
        {cancel.allowed && (
          <Button variant="out" onClick={() => setOpen('cancel')}>
            {t(booking.rooms.length > 1 ? 'Cancel rooms or the booking' : 'Cancel this booking')}
          </Button>
        )}
      </div>
      {cancel.allowed && !booking.changeDates.allowed && (
        <p className="small muted">{messageText(booking.changeDates.reason ?? '')}</p>
      )}
      {!cancel.allowed && booking.state === 'confirmed' && (
        <p className="small muted">{messageText(cancel.reason ?? '')}</p>
      )}
      {booking.now >= booking.checkOutAt && review}
      <TripAmendments booking={booking} />
    </TripLayout>
  );
}
