import type { Metadata } from 'next';
import { CheckoutPage } from '#features/payments/components/checkout/checkout-page.tsx';
import { gatewayCheckout } from '#features/payments/contract.ts';
import { viewCheckout } from '#features/payments/server/index.ts';
import { find } from '#lib/server/http/read.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { NoPage } from '../../../no-page.tsx';

export const generateMetadata = (): Metadata => ({
  title: { absolute: `${t('Demo gateway')} · ${t('no real money')}` },
  description: t('Pay for your order. No real money moves here.'),
  robots: { index: false },
});

type Props = { params: Promise<{ orderId: string }>; searchParams: Promise<SearchParams> };

/** The hosted checkout of the embedded gateway: stands for another company's page. */
export default async function Checkout({ params, searchParams }: Props) {
  const { orderId } = await params;
  const order = await find(gatewayCheckout, viewCheckout, { orderId });
  if (!order) return <NoPage />;
  const digits = firstOf((await searchParams).digits) === 'indian' ? 'indian' : undefined;
  return <CheckoutPage order={order} digits={digits} />;
}
