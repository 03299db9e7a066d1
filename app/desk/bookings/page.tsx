import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { DeskBookingScreen, DeskBookingsScreen } from '#features/bookings/components/desk/desk-bookings-screen.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Bookings' };

/** Bookings that need a person; with a booking in the address, that one. */
export default async function DeskBookings({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const bookingId = firstOf(asked.bookingId);
  return (
    <Page inset>
      <DeskGate>
        {bookingId ? (
          <DeskBookingScreen key={bookingId} bookingId={bookingId} />
        ) : (
          <DeskBookingsScreen page={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)} />
        )}
      </DeskGate>
    </Page>
  );
}
