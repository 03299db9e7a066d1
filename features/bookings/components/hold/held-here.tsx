'use client';

import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#components/ui/button.tsx';
import { QueryProvider } from '#lib/client/query-client.tsx';
import { dateInZone, formatDateRange } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { useOwnHold } from '../../client/use-own-hold.ts';
import { holdEnds, inMoney } from '../parts/booking-money.ts';
import type { OwnHoldProps } from './own-hold.tsx';

/** The room this person holds at the hotel for these nights, until when, and the way back to it. */
export function HeldHere(props: OwnHoldProps) {
  return (
    <QueryProvider>
      <Held {...props} />
    </QueryProvider>
  );
}

function Held({ hotel, stay, elsewhere, children }: OwnHoldProps) {
  const { data: booking } = useOwnHold(hotel, stay);
  if (!booking) return children;
  const { hotel: house, _id: bookingId, state } = booking;
  const nights = formatDateRange(booking.stay.checkIn, booking.stay.checkOut, dateInZone(booking.bookedAt, house.zone));
  return (
    <EmptyState
      title={`You hold a room here until ${holdEnds(booking)}`}
      scene={house.poster}
      level={2}
      actions={
        <>
          <Button variant="ink" size="sm" href={routes.hotelReview({ bookingId })}>
            Continue your booking
          </Button>
          <Button variant="out" size="sm" href={elsewhere}>
            Other stays in {house.city}
          </Button>
        </>
      }
    >
      {house.name}, {nights}, is yours at {inMoney(booking, booking.total)}.{' '}
      {state === 'paying' ? 'Its payment is not finished.' : 'Nothing is charged yet.'} Beside it, no room is left that
      takes everyone on every night.
    </EmptyState>
  );
}
