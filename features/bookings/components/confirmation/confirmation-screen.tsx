'use client';

import type { ReactNode } from 'react';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { t } from '#lib/shared/texts.ts';
import { useBooking } from '../../client/use-booking.ts';
import type { BookingView, FlightBooking, PackageBooking, StayBooking } from '../../contract.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { isNotFound } from '#lib/shared/is-not-found.ts';
import { withTexts } from '#lib/client/with-texts.ts';
import type { ConfirmationFailedProps } from './confirmation-failed.tsx';
import type { OwnConfirmationProps } from './own-confirmation.tsx';
import { byCategory } from '../../rules/category.ts';

const Reading = () => <LoadingCards label={t('Loading your booking')} count={2} />;
const NoSuchBooking = onDemand(() => import('../parts/no-such-booking.tsx').then((none) => none.NoSuchBooking), {
  Meanwhile: Reading,
});
const ConfirmationFailed = onDemand<ConfirmationFailedProps>(
  () => import('./confirmation-failed.tsx').then((page) => page.ConfirmationFailed),
  { Meanwhile: Reading },
);
const BookingDone = onDemand<{ booking: StayBooking; offer: ReactNode }>(
  () => withTexts(['booked-stay'], import('./booking-done.tsx')).then((page) => page.BookingDone),
  { Meanwhile: Reading },
);
const BookingWaits = onDemand<{ booking: StayBooking }>(
  () => withTexts(['booked-stay'], import('./booking-waits.tsx')).then((page) => page.BookingWaits),
  { Meanwhile: Reading },
);
const BookingEnded = onDemand<{ booking: StayBooking }>(
  () => withTexts(['booked-stay'], import('./booking-ended.tsx')).then((page) => page.BookingEnded),
  { Meanwhile: Reading },
);
const OwnConfirmation = onDemand<OwnConfirmationProps>(
  () => import('./own-confirmation.tsx').then((page) => page.OwnConfirmation),
  { Meanwhile: Reading },
);
const FlightConfirmation = onDemand<{ booking: FlightBooking; offer: ReactNode }>(
  () =>
    withTexts(['flight-trip', 'flight-notes'], import('../flights/confirmation/flight-confirmation.tsx')).then(
      (page) => page.FlightConfirmation,
    ),
  { Meanwhile: Reading },
);
const PackageConfirmation = onDemand<{ booking: PackageBooking; offer: ReactNode }>(
  () => import('../packages/confirmation/package-confirmation.tsx').then((page) => page.PackageConfirmation),
  { Meanwhile: Reading },
);

/** The page the checkout returns to: confirmed, still being confirmed, or failed. `offer`: with a confirmed booking. */
export function ConfirmationScreen({ bookingId, offer }: { bookingId: string; offer?: ReactNode }) {
  const { data: booking, error, refetch } = useBooking(bookingId);
  if (!booking && isNotFound(error)) return <NoSuchBooking />;
  if (!booking && error) return <ConfirmationFailed error={error} retry={() => void refetch()} />;
  if (!booking) return <Reading />;
  return byCategory<BookingView, ReactNode>(booking, {
    hotel: (stay) => <StayConfirmation booking={stay} offer={offer} />,
    flight: (flight) => <FlightConfirmation booking={flight} offer={offer} />,
    package: (journey) =>
      globalThis.translation && !isAtItsPage(journey) ? (
        <OwnConfirmation booking={journey} />
      ) : (
        <PackageConfirmation booking={journey} offer={offer} />
      ),
  });
}

function StayConfirmation({ booking, offer }: { booking: StayBooking; offer: ReactNode }) {
  switch (booking.state) {
    case 'confirmed':
    case 'paying_change':
    case 'amending':
      return <BookingDone booking={booking} offer={offer} />;
    case 'paying':
    case 'confirming':
    case 'unknown':
      return <BookingWaits booking={booking} />;
    default:
      return <BookingEnded booking={booking} />;
  }
}

/** Whether this is the page of a package's confirmation: it has the texts of packages. */
const isAtItsPage = ({ _id }: PackageBooking): boolean =>
  packageRoutes.confirmation(_id).startsWith(`${location.pathname}?`);
