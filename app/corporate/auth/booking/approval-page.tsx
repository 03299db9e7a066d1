import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { ApprovalStatus } from './approval-status.tsx';

/** The status page of a request for approval: of a stay or a flight, or of transport. */
export async function ApprovalPage({
  searchParams,
  kind = 'booking',
}: {
  searchParams: Promise<SearchParams>;
  kind?: 'booking' | 'transport';
}) {
  const asked = await searchParams;
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to see your request"
        reason="Who decides, until when, and what happens then."
      >
        <ApprovalStatus kind={kind} companyId={firstOf(asked.companyId)} bookingId={firstOf(asked.bookingId)} />
      </RequireSession>
    </Page>
  );
}
