import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { DeskCompaniesScreen, DeskCompanyScreen } from '#features/desk/components/companies/desk-companies-screen.tsx';
import { DeskGate } from '#features/desk/components/desk-gate.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Companies' };

/** Companies on credit; with a company in the address, that one. */
export default async function DeskCompanies({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const companyId = firstOf(asked.companyId);
  return (
    <Page inset>
      <DeskGate>
        {companyId ? (
          <DeskCompanyScreen key={companyId} companyId={companyId} />
        ) : (
          <DeskCompaniesScreen page={Math.max(1, Math.trunc(Number(firstOf(asked.page))) || 1)} />
        )}
      </DeskGate>
    </Page>
  );
}
