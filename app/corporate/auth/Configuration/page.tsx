import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { ConfigurationsPart } from '#features/approvals/components/configurations-part.tsx';
import { BudgetsPart } from '#features/budgets/components/budgets-part.tsx';
import { ConfigurationScreen } from '#features/companies/components/admin/configuration-screen.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

export const metadata: Metadata = { title: 'Configuration', robots: { index: false } };

export default async function Configuration({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = firstOf((await searchParams).part);
  const part = asked === 'approvals' || asked === 'budgets' ? asked : 'settings';
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to see the configuration"
        reason="How your company books, pays and approves."
      >
        <ConfigurationScreen part={part} approvals={<ConfigurationsPart />} budgets={<BudgetsPart />} />
      </RequireSession>
    </Page>
  );
}
