import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import { DeskEnquiriesScreen } from '#features/support/components/screens.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Enquiries' };

/** Questions of people, with their answers. */
export default async function Enquiries({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page inset>
      <DeskGate>
        <DeskEnquiriesScreen
          show={firstOf(asked.show) === 'answered' ? 'answered' : 'open'}
          page={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)}
        />
      </DeskGate>
    </Page>
  );
}
