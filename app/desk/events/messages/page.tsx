import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Page } from '#components/layout/page.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import { DeskMessagesScreen } from '#features/events/components/screens.tsx';
import { isEventCode } from '#features/events/rules/event-text.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Messages of an event' };

/** The messages of an event of the operator. */
export default async function DeskEventMessages({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const code = firstOf((await searchParams).event) ?? '';
  if (!isEventCode(code)) notFound();
  return (
    <Page inset>
      <DeskGate>
        <DeskMessagesScreen code={code} />
      </DeskGate>
    </Page>
  );
}
