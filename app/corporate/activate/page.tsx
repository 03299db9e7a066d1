import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { ActivateScreen } from '#features/identity/components/link-screens.tsx';

export const metadata: Metadata = { title: 'Activate your account', robots: { index: false } };

export default function Activate() {
  return (
    <Page>
      <ActivateScreen />
    </Page>
  );
}
