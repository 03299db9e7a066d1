import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { FinishSignUpScreen } from '#features/identity/components/link-screens.tsx';

export const metadata: Metadata = { title: 'Finish registering your company', robots: { index: false } };

export default function FinishSignUp() {
  return (
    <Page>
      <FinishSignUpScreen userType="corporate" />
    </Page>
  );
}
