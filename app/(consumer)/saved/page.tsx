import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { PushOffer } from '#features/push/components/push-offer.tsx';
import { SavedScreen } from '#features/saved/components/saved-screen.tsx';
import { t } from '#lib/shared/texts.ts';

export function generateMetadata(): Metadata {
  return { title: t('Saved stays'), robots: { index: false } };
}

export default function Saved() {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title={t('Sign in to see your saved stays')}
        reason={t('What you save is in your account, on every device.')}
      >
        <SavedScreen
          offer={
            <PushOffer
              quiet
              label={t('Tell me on this device too')}
              told={t('You will get a notification on this device when a stay that you watch costs less.')}
            />
          }
        />
      </RequireSession>
    </Page>
  );
}
