import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { CartPage } from '#features/cart/components/cart-page.tsx';
import { t } from '#lib/shared/texts.ts';

export const generateMetadata = (): Metadata => ({ title: t('Your cart'), robots: { index: false } });

export default function Cart() {
  return (
    <Page inset>
      <CartPage />
    </Page>
  );
}
