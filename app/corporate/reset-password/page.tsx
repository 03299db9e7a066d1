import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { ResetPasswordScreen } from '#features/identity/components/link-screens.tsx';

export const metadata: Metadata = { title: 'A new password', robots: { index: false } };

export default function ResetPassword() {
  return (
    <Page>
      <ResetPasswordScreen userType="corporate" />
    </Page>
  );
}
