import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import { DeskEventsScreen } from '#features/events/components/screens.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Events' };

const SHOWN = ['newest', 'ours'] as const;

/** Travellers' events that were reported, the newest, and the operator's. */
export default async function DeskEvents({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page inset>
      <DeskGate>
        <DeskEventsScreen
          show={SHOWN.find((show) => show === firstOf(asked.show)) ?? 'reported'}
          page={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)}
        />
      </DeskGate>
    </Page>
  );
}
