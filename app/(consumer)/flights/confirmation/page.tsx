import type { Metadata } from 'next';
import { LatePushOffer } from '#features/push/components/late-push-offer.tsx';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { BookingConfirmation } from '../../booking-confirmation.tsx';

export const generateMetadata = (): Metadata => ({ title: t('Your flights'), robots: { index: false } });

export default function FlightConfirmation({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <BookingConfirmation
      searchParams={searchParams}
      offer={
        <LatePushOffer
          quiet
          label={t('Tell me of new times')}
          told={t(
            'You will get a notification on this device when check-in opens, when it is near, and when its times change.',
          )}
        />
      }
    />
  );
}
