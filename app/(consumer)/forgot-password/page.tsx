import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { ForgotPasswordScreen } from '#features/identity/components/forgot-password-screen.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { t } from '#lib/shared/texts.ts';
export const generateMetadata = (): Metadata => ({ title: t('A new password'), robots: { index: false } });

export default function ForgotPassword() {
  return (
    <Page>
      <ForgotPasswordScreen userType={PRODUCT.id} />
    </Page>
  );
}
