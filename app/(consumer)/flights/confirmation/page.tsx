import type { Metadata } from 'next';
import { LatePushOffer } from '#features/push/components/late-push-offer.tsx';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { BookingConfirmation } from '../../booking-confirmation.tsx';

export const metadata: Metadata = { title: 'Your flights', robots: { index: false } };

export default function FlightConfirmation({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <BookingConfirmation
      searchParams={searchParams}
      offer={
        <LatePushOffer
          quiet
          label="Tell me of new times"
          told="You will get a notification on this device when check-in opens, when it is near, and when its times change."
        />
      }
    />
  );
}
