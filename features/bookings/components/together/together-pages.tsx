'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';
import { withTexts } from '#lib/client/with-texts.ts';
import { t } from '#lib/shared/texts.ts';

/** Screens of several bookings, loaded after their pages: the forms of one booking stay in scripts of their own. */
export const CheckoutPage = onDemand<{ bookingIds: string[] }>(
  () =>
    withTexts(['flight-trip', 'flight-review', 'booked-stay'], import('./checkout-screen.tsx')).then(
      (screen) => screen.CheckoutScreen,
    ),
  { Meanwhile: () => <LoadingCards label={t('Opening your bookings')} count={2} /> },
);
export const BookedPage = onDemand<{ paymentId: string }>(
  () =>
    withTexts(
      ['flight-trip', 'flight-notes', 'booked-stay', 'journeys', 'package-booking'],
      import('./booked-screen.tsx'),
    ).then((screen) => screen.BookedScreen),
  { Meanwhile: () => <LoadingCards label={t('Loading your bookings')} count={2} /> },
);
