import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { CompanyWalletPart } from '#features/bookings/components/company/wallet/company-wallet-part.tsx';
import { COMPANY_PARTS } from '#features/companies/rules/company-parts.ts';
import { CompanyScreen } from '#features/companies/components/admin/company-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { PoliciesPart } from '#features/policy/components/policies-part.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Company', robots: { index: false } };

export default async function Company({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const part = COMPANY_PARTS.find((name) => name === firstOf(asked.part)) ?? 'people';
  return (
    <Page inset>
      <RequireSession level={1} title="Sign in to see your company" reason="People, roles and travel policies.">
        <CompanyScreen
          part={part}
          policies={<PoliciesPart policyId={firstOf(asked.policy) || null} />}
          wallet={<CompanyWalletPart />}
        />
      </RequireSession>
    </Page>
  );
}
