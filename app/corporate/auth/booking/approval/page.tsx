import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { INBOX_PARTS } from '#features/approvals/components/requests/inbox-parts.ts';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { Approvals } from './approvals.tsx';

export const metadata: Metadata = { title: 'Approvals', robots: { index: false } };

const PARTS = [...INBOX_PARTS, 'away'] as const;

export default async function ApprovalsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const part = PARTS.find((name) => name === firstOf(asked.part)) ?? 'waiting';
  return (
    <Page bar inset>
      <RequireSession
        level={1}
        title="Sign in to see your approvals"
        reason="Requests to decide, and your own requests."
      >
        <Approvals part={part} bookingId={firstOf(asked.bookingId) || null} />
      </RequireSession>
    </Page>
  );
}
