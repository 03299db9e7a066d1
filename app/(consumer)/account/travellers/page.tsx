import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { TravellersScreen } from '#features/travellers/components/travellers-screen.tsx';
import { t } from '#lib/shared/texts.ts';

export function generateMetadata(): Metadata {
  return { title: t('Travellers'), robots: { index: false } };
}

export default function Travellers() {
  return (
    <Page>
      <RequireSession
        level={1}
        title={t('Sign in to see your travellers')}
        reason={t('The people you book for, and your business details.')}
      >
        <TravellersScreen />
      </RequireSession>
    </Page>
  );
}
