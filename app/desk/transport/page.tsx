import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import {
  DeskTransportListScreen,
  DeskTransportRequestScreen,
} from '#features/transport/components/desk/desk-transport-screen.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Transport requests' };

const SHOWN = ['waiting', 'open', 'ended'] as const;

/** Transport requests of every company; with a request in the address, that one. */
export default async function DeskTransport({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const [companyId, bookingId] = [firstOf(asked.companyId), firstOf(asked.bookingId)];
  return (
    <Page inset>
      <DeskGate>
        {companyId && bookingId ? (
          <DeskTransportRequestScreen key={bookingId} companyId={companyId} bookingId={bookingId} />
        ) : (
          <DeskTransportListScreen
            show={SHOWN.find((one) => one === firstOf(asked.show)) ?? 'waiting'}
            page={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)}
          />
        )}
      </DeskGate>
    </Page>
  );
}
