'use client';

import type { ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { Button } from '#components/ui/button.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { useBooking } from '../../client/use-booking.ts';
import type { BookingView, FlightBooking } from '../../contract.ts';
import type { PackageDetailsProps } from '../packages/details/package-details.tsx';
import type { StayDetailsProps } from './stay-details.tsx';
import { isNotFound } from '#lib/shared/is-not-found.ts';
import type { MapTiles } from '#lib/shared/map-tiles.ts';
import { t } from '#lib/shared/texts.ts';
import { withTexts } from '#lib/client/with-texts.ts';
import { NoSuchBooking } from '../parts/no-such-booking.tsx';
import { useBookingLinks } from '../parts/use-booking-links.ts';
import { byCategory } from '../../rules/category.ts';
import { timesAgain } from '../../rules/schedule-changes.ts';

const newTimesAgain = (booking: BookingView) => timesAgain([booking], Date.now());

const Reading = () => <LoadingCards label={t('Loading your trip')} count={2} />;
const StayDetails = onDemand<StayDetailsProps>(
  () => withTexts(['booked-stay'], import('./stay-details.tsx')).then((details) => details.StayDetails),
  { Meanwhile: Reading },
);
const FlightDetails = onDemand<{ booking: FlightBooking }>(
  () =>
    withTexts(
      ['flight-trip', 'flight-notes', 'flight-extras', 'flight-changes'],
      import('../flights/details/flight-details-view.tsx'),
    ).then((details) => details.FlightDetailsView),
  { Meanwhile: Reading },
);
const PackageDetails = onDemand<PackageDetailsProps>(
  () =>
    withTexts(
      ['days', 'journeys', 'package-booking', 'package-trip', 'booked-stay'],
      import('../packages/details/package-details.tsx'),
    ).then((details) => details.PackageDetails),
  { Meanwhile: Reading },
);

/** One trip of any category; each category loads its own script. */
export function DetailsScreen({
  bookingId,
  review,
  tiles = null,
}: {
  bookingId: string;
  /** The guest's review of a stay that has ended; composed by the page. */ review?: ReactNode;
  /** Where the streets of a package's map come from; null: there are none. */ tiles?: MapTiles | null;
}) {
  const { data, error, refetch } = useBooking(bookingId, newTimesAgain);
  const links = useBookingLinks();
  if (data)
    return byCategory<BookingView, ReactNode>(data, {
      hotel: (stay) => <StayDetails booking={stay} review={review} />,
      flight: (flight) => <FlightDetails booking={flight} />,
      package: (journey) => <PackageDetails booking={journey} tiles={tiles} />,
    });
  if (isNotFound(error)) return <NoSuchBooking />;
  if (error) {
    return (
      <ErrorState
        level={1}
        title={t('This trip could not be opened')}
        meaning={error.message}
        onRetry={() => void refetch()}
        actions={
          <Button variant="out" size="sm" href={links.trips()}>
            {t('My trips')}
          </Button>
        }
      />
    );
  }
  if (!bookingId)
    return (
      <EmptyState
        level={1}
        title={t('Which trip?')}
        actions={
          <Button variant="ink" size="sm" href={links.trips()}>
            {t('My trips')}
          </Button>
        }
      >
        {t('Open one from the list.')}
      </EmptyState>
    );
  return <Reading />;
}
