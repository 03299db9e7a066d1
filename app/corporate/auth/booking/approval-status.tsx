'use client';

import { Button } from '#components/ui/button.tsx';
import { StatusScreen } from '#features/approvals/components/requests/status-screen.tsx';
import { RequestedChangeOf } from '#features/bookings/components/company/requested-change-of.tsx';
import { PushOffer } from '#features/push/components/push-offer.tsx';
import { RequestedBooking } from '#features/bookings/components/company/requested-booking.tsx';
import { workRoutes } from '#lib/shared/work-routes.ts';

type ApprovalStatusProps = { companyId: string; bookingId: string; kind: 'booking' | 'transport' };

/** A request with the next steps of its booking. Transport has a page of its own for them. */
export function ApprovalStatus({ companyId, bookingId, kind }: ApprovalStatusProps) {
  if (kind === 'transport')
    return (
      <StatusScreen
        companyId={companyId}
        bookingId={bookingId}
        own={() => (
          <Button variant="ink" href={workRoutes.transportRequest(bookingId)}>
            See the transport request
          </Button>
        )}
      />
    );
  return (
    <StatusScreen
      companyId={companyId}
      bookingId={bookingId}
      own={(status, current, changeOf) => (
        <>
          {status === 'pending' && (
            <PushOffer
              label="Tell me when it is approved"
              told="You will get a notification on this device when it is decided."
            />
          )}
          {changeOf ? (
            <RequestedChangeOf key={current} bookingId={changeOf} changeId={current} status={status} />
          ) : (
            <RequestedBooking key={current} bookingId={current} status={status} />
          )}
        </>
      )}
    />
  );
}
