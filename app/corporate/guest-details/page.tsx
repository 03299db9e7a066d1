import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { GuestDetailsScreen } from '#features/bookings/components/guest-details/guest-details-screen.tsx';

export const metadata: Metadata = { title: 'Your details for a trip', robots: { index: false } };

export default function GuestDetails() {
  return (
    <Page inset>
      <GuestDetailsScreen />
    </Page>
  );
}
