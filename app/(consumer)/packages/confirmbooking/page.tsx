import type { Metadata } from 'next';
import { LatePushOffer } from '#features/push/components/late-push-offer.tsx';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { BookingConfirmation } from '../../booking-confirmation.tsx';

export const generateMetadata = (): Metadata => ({ title: t('Your package'), robots: { index: false } });

export default function PackageConfirmation({ searchParams }: { searchParams: Promise<SearchParams> }) {
  return (
    <BookingConfirmation
      searchParams={searchParams}
      offer={
        <LatePushOffer
          quiet
          label={t('Remind me before it begins')}
          told={t('You will get a notification on this device before it begins, and when something changes.')}
        />
      }
    />
  );
}
