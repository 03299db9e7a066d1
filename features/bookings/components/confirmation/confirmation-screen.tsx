'use client';

import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { useBooking } from '../../client/use-booking.ts';
import type { FlightBooking, PackageBooking, StayBooking } from '../../contract.ts';
import { isNotFound } from '#lib/shared/is-not-found.ts';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { BookingDone } from './booking-done.tsx';
import { isFlight, isPackage } from '../../rules/category.ts';

const Reading = () => <LoadingCards label="Loading your booking" count={2} />;
const NoSuchBooking = onDemand(() => import('../parts/no-such-booking.tsx').then((none) => none.NoSuchBooking), {
  Meanwhile: Reading,
});
const BookingWaits = onDemand<{ booking: StayBooking }>(
  () => import('./booking-waits.tsx').then((page) => page.BookingWaits),
  { Meanwhile: Reading },
);
const BookingEnded = onDemand<{ booking: StayBooking }>(
  () => import('./booking-ended.tsx').then((page) => page.BookingEnded),
  { Meanwhile: Reading },
);
const FlightConfirmation = onDemand<{ booking: FlightBooking }>(
  () => import('../flights/confirmation/flight-confirmation.tsx').then((page) => page.FlightConfirmation),
  { Meanwhile: Reading },
);
const PackageConfirmation = onDemand<{ booking: PackageBooking }>(
  () => import('../packages/confirmation/package-confirmation.tsx').then((page) => page.PackageConfirmation),
  { Meanwhile: Reading },
);

/** The page the checkout returns to: confirmed, still being confirmed, or failed. */
export function ConfirmationScreen({ bookingId }: { bookingId: string }) {
  const { data: booking, error, refetch } = useBooking(bookingId);
  const links = useBookingLinks();
  if (!booking && isNotFound(error)) return <NoSuchBooking />;
  if (!booking && error) {
    return (
      <ErrorState
        level={1}
        title="This booking could not be opened"
        meaning={error.message}
        now="If you paid, the payment is safe: bookings and refunds are kept in My trips."
        actions={
          <>
            <Button variant="ink" size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
            <Button variant="out" size="sm" href={links.trips()}>
              My trips
            </Button>
          </>
        }
      />
    );
  }
  if (!booking) return <Reading />;
  if (isFlight(booking)) return <FlightConfirmation booking={booking} />;
  if (isPackage(booking)) return <PackageConfirmation booking={booking} />;
  switch (booking.state) {
    case 'confirmed':
    case 'paying_change':
    case 'amending':
      return <BookingDone booking={booking} />;
    case 'paying':
    case 'confirming':
    case 'unknown':
      return <BookingWaits booking={booking} />;
    default:
      return <BookingEnded booking={booking} />;
  }
}
