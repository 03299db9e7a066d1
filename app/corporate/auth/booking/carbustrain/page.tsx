import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { TRANSPORT_ZONE } from '#features/transport/rules/request-text.ts';
import { clock } from '#lib/server/clock.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { TransportDesk } from './transport-desk.tsx';

export const metadata: Metadata = { title: 'Transport', robots: { index: false } };

const MODES = ['car', 'bus', 'train'] as const;

/** Cars, buses and trains on request: a new request, and one's own. */
export default async function Transport({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to ask for transport"
        reason="Cars, buses and trains, and the status of your requests."
      >
        <TransportDesk
          mode={MODES.find((one) => one === firstOf(asked.mode)) ?? null}
          today={clock.today(TRANSPORT_ZONE)}
        />
      </RequireSession>
    </Page>
  );
}
