import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CheckoutPage } from '#features/payments/components/checkout/checkout-page.tsx';
import { gatewayCheckout } from '#features/payments/contract.ts';
import { viewCheckout } from '#features/payments/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { AppError } from '#lib/shared/errors.ts';

export const metadata: Metadata = {
  title: { absolute: 'Demo gateway · no real money' },
  description: 'Pay for your order. No real money moves here.',
  robots: { index: false },
};

type Props = { params: Promise<{ orderId: string }> };

/** The embedded gateway's hosted checkout: another company's page. */
export default async function Checkout({ params }: Props) {
  const { orderId } = await params;
  const order = await read(gatewayCheckout, viewCheckout, { orderId }).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) notFound();
    throw error;
  });
  return <CheckoutPage order={order} />;
}
