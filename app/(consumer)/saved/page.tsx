import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { PushOffer } from '#features/push/components/push-offer.tsx';
import { SavedScreen } from '#features/saved/components/saved-screen.tsx';

export const metadata: Metadata = { title: 'Saved stays', robots: { index: false } };

export default function Saved() {
  return (
    <Page inset>
      <RequireSession
        level={1}
        title="Sign in to see your saved stays"
        reason="What you save is in your account, on every device."
      >
        <SavedScreen
          offer={
            <PushOffer
              quiet
              label="Tell me on this device too"
              told="You will get a notification on this device when a stay that you watch costs less."
            />
          }
        />
      </RequireSession>
    </Page>
  );
}
