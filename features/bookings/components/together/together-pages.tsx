'use client';

import { LoadingCards } from '#components/feedback/loading-card.tsx';
import { onDemand } from '#components/ui/on-demand.tsx';

/** Screens of several bookings, loaded after their pages: the forms of one booking stay in scripts of their own. */
export const CheckoutPage = onDemand<{ bookingIds: string[] }>(
  () => import('./checkout-screen.tsx').then((screen) => screen.CheckoutScreen),
  { Meanwhile: () => <LoadingCards label="Opening your bookings" count={2} /> },
);
export const BookedPage = onDemand<{ paymentId: string }>(
  () => import('./booked-screen.tsx').then((screen) => screen.BookedScreen),
  { Meanwhile: () => <LoadingCards label="Loading your bookings" count={2} /> },
);
