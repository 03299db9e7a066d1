import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { ResetPasswordScreen } from '#features/identity/components/link-screens.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { t } from '#lib/shared/texts.ts';

export const generateMetadata = (): Metadata => ({ title: t('A new password'), robots: { index: false } });

export default function ResetPassword() {
  return (
    <Page>
      <ResetPasswordScreen userType={PRODUCT.id} />
    </Page>
  );
}
