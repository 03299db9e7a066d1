import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { DeskBookingsLine } from '#features/bookings/components/desk/desk-bookings-screen.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import { DeskHome } from '#features/desk/components/desk-home.tsx';

export const metadata: Metadata = { title: 'Desk' };

export default function Desk() {
  return (
    <Page inset>
      <DeskGate>
        <DeskHome bookings={<DeskBookingsLine />} />
      </DeskGate>
    </Page>
  );
}
