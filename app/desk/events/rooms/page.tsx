import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Page } from '#components/layout/page.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import { DeskRoomsScreen } from '#features/events/components/screens.tsx';
import { isEventCode } from '#features/events/rules/event-text.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Rooms of an event' };

/** The room blocks and the rooming list of an event of the operator. */
export default async function DeskEventRooms({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const code = firstOf(asked.event) ?? '';
  if (!isEventCode(code)) notFound();
  return (
    <Page inset>
      <DeskGate>
        <DeskRoomsScreen code={code} hotel={firstOf(asked.hotel)} />
      </DeskGate>
    </Page>
  );
}
