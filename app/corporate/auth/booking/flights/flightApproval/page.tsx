import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { ApprovalStatus } from '../../approval-status.tsx';

export const metadata: Metadata = { title: 'Your request', robots: { index: false } };

export default async function CompanyFlightApproval({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page inset>
      <RequireSession level={1} title="Sign in to see your request" reason="Who decides, until when, and what happens then.">
        <ApprovalStatus companyId={firstOf(asked.companyId)} bookingId={firstOf(asked.bookingId)} />
      </RequireSession>
    </Page>
  );
}
