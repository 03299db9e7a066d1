import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { ApprovalStatus } from './approval-status.tsx';

/** How a request for approval stands: one page for stays and flights. */
export async function ApprovalPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to see your request"
        reason="Who decides, until when, and what happens then."
      >
        <ApprovalStatus companyId={firstOf(asked.companyId)} bookingId={firstOf(asked.bookingId)} />
      </RequireSession>
    </Page>
  );
}
