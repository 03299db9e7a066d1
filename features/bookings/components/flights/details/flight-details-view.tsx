'use client';

import { useState } from 'react';
import { dialogOnDemand } from '#components/feedback/dialog-on-demand.ts';
import { Button } from '#components/ui/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { messageText } from '#lib/shared/messages.ts';
import { t } from '#lib/shared/texts.ts';
import type { FlightBooking } from '../../../contract.ts';
import details from '../../details/details.module.css';
import { TripLayout } from '../../details/trip-layout.tsx';
import { AskGuests, ForCompany } from '../../company/company-parts.tsx';
import { RequestedChange, WalletPasses } from '../../details/on-demand-parts.ts';
import { BookingHelp } from '../../parts/booking-help.tsx';
import { remainingTrip } from '../../../rules/remaining-trip.ts';
import { Documents } from '../../parts/documents.tsx';
import { EmergencyContacts } from '../../parts/emergency-contacts.tsx';
import parts from '../../parts/parts.module.css';
import { FlightSide } from '../parts/flight-side.tsx';
import { Tickets } from '../parts/tickets.tsx';
import { ReleaseFlight } from '../review/release-flight.tsx';
import type { FlightDialogProps } from './flight-dialog-props.ts';
import { TripAmendments } from './trip-amendments.tsx';
import { ChangeUnpaid } from './change-unpaid.tsx';
import { FlightStatus } from './flight-status.tsx';
import { ScheduleNotice } from './schedule-notice.tsx';

const CancelFlightDialog = dialogOnDemand<FlightDialogProps>(() =>
  import('./cancel-flight-dialog.tsx').then((dialog) => dialog.CancelFlightDialog),
);
const AddExtrasDialog = dialogOnDemand<FlightDialogProps>(() =>
  import('./add-extras-dialog.tsx').then((dialog) => dialog.AddExtrasDialog),
);
const ChangeFlightDialog = dialogOnDemand<FlightDialogProps>(() =>
  import('./change-flight-dialog.tsx').then((dialog) => dialog.ChangeFlightDialog),
);

/** One flight trip: status, schedule changes to answer, documents, tickets, available changes, and the price trail. */
export function FlightDetailsView({ booking }: { booking: FlightBooking }) {
  const [open, setOpen] = useState<'add' | 'cancel' | 'change' | null>(null);
  const { cancel, amend } = booking.actions;
  const close = () => setOpen(null);
  const isOver = booking.state === 'cancelled' || booking.state === 'cancelling';
  return (
    <TripLayout
      booking={booking}
      poster={booking.poster}
      name={messageText(booking.title)}
      side={<FlightSide booking={booking} />}
      dialog={
        <>
          {open === 'add' && <AddExtrasDialog booking={booking} onClose={close} />}
          {open === 'cancel' && <CancelFlightDialog booking={booking} onClose={close} />}
          {open === 'change' && <ChangeFlightDialog booking={booking} onClose={close} />}
        </>
      }
    >
      <FlightStatus booking={booking} />
      {booking.company && <ForCompany company={booking.company} staying={remainingTrip(booking).passengers} />}
      {!booking.readOnly && <ChangeUnpaid booking={booking} />}
      {booking.requestedChange && !booking.readOnly && <RequestedChange booking={booking} />}
      {booking.scheduleChange && !booking.readOnly && booking.state !== 'paying_change' && (
        <ScheduleNotice booking={booking} onRefuse={() => setOpen('cancel')} />
      )}
      <Documents booking={booking} />
      {booking.documents.wallet && <WalletPasses bookingId={booking._id} />}
      {booking.details && !isOver && <Tickets booking={booking} />}
      {booking.company?.guests && booking.actions.saveGuests.allowed && !booking.readOnly ? (
        <AskGuests booking={booking} />
      ) : null}
      {booking.details && !isOver && !booking.readOnly && <EmergencyContacts people={booking.details.passengers} />}
      <div className={details.actions}>
        {amend?.allowed && (
          <Button variant="out" onClick={() => setOpen('add')}>
            {t('Add seats, meals or bags')}
          </Button>
        )}
        {amend?.allowed && (
          <Button variant="out" onClick={() => setOpen('change')}>
            {t('Change the date')}
          </Button>
        )}
        {cancel?.allowed && (
          <Button variant="out" onClick={() => setOpen('cancel')}>
            {t('Cancel all or part')}
          </Button>
        )}
      </div>
      <p className={classNames(parts.contact, details.help)}>
        <BookingHelp code={booking.confirmationCode} />
      </p>
      {!booking.readOnly && <ReleaseFlight booking={booking} />}
      {!cancel?.allowed && booking.state === 'confirmed' && (
        <p className="small muted">{messageText(cancel?.reason ?? '')}</p>
      )}
      <TripAmendments booking={booking} />
    </TripLayout>
  );
}
