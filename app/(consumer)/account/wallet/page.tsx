import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { WalletScreen } from '#features/payments/components/wallet/wallet-screen.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';

export function generateMetadata(): Metadata {
  return { title: t('Your wallet'), robots: { index: false } };
}

export default async function Wallet({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const page = Number(firstOf((await searchParams).page));
  return (
    <Page>
      <RequireSession
        level={1}
        title={t('Sign in to see your wallet')}
        reason={t('What it holds, and what came in and went out.')}
      >
        <WalletScreen pageNo={Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1} />
      </RequireSession>
    </Page>
  );
}
