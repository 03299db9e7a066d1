'use client';

import { StatusScreen } from '#features/approvals/components/requests/status-screen.tsx';
import { RequestedChangeOf } from '#features/bookings/components/company/requested-change-of.tsx';
import { RequestedBooking } from '#features/bookings/components/company/requested-booking.tsx';

/** A request with what is to be done about its booking: one screen for stays and flights. */
export function ApprovalStatus({ companyId, bookingId }: { companyId: string; bookingId: string }) {
  return (
    <StatusScreen
      companyId={companyId}
      bookingId={bookingId}
      own={(status, current, changeOf) =>
        changeOf ? (
          <RequestedChangeOf key={current} bookingId={changeOf} changeId={current} status={status} />
        ) : (
          <RequestedBooking key={current} bookingId={current} status={status} />
        )
      }
    />
  );
}
