import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { FinishSignUpScreen } from '#features/identity/components/link-screens.tsx';
import { PRODUCT } from '#lib/shared/product.ts';
import { t } from '#lib/shared/texts.ts';

export const generateMetadata = (): Metadata => ({ title: t('Finish signing up'), robots: { index: false } });

export default function FinishSignUp() {
  return (
    <Page>
      <FinishSignUpScreen userType={PRODUCT.id} />
    </Page>
  );
}
