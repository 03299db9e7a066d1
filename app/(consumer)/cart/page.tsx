import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { CartScreen } from '#features/cart/components/cart-screen.tsx';

export const metadata: Metadata = { title: 'Your cart', robots: { index: false } };

export default function Cart() {
  return (
    <Page inset>
      <CartScreen />
    </Page>
  );
}
