import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import { DeskEventsScreen } from '#features/events/components/hosting/desk-events-screen.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Events of travellers' };

/** Travellers' events that were reported, and the newest. */
export default async function DeskEvents({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page inset>
      <DeskGate>
        <DeskEventsScreen
          show={firstOf(asked.show) === 'newest' ? 'newest' : 'reported'}
          page={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)}
        />
      </DeskGate>
    </Page>
  );
}
