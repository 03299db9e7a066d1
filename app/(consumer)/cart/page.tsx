import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { CartPage } from '#features/cart/components/cart-page.tsx';

export const metadata: Metadata = { title: 'Your cart', robots: { index: false } };

export default function Cart() {
  return (
    <Page inset>
      <CartPage />
    </Page>
  );
}
