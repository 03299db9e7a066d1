import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { CheckoutPage } from '#features/bookings/components/together/together-pages.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';

export const generateMetadata = (): Metadata => ({ title: t('Travellers and payment'), robots: { index: false } });

export default async function CartCheckout({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const bookingIds = firstOf((await searchParams).bookings)
    .split('*')
    .filter(Boolean)
    .slice(0, 10);
  return (
    <Page bar inset>
      <RequireSession
        level={1}
        title={t('Sign in to pay for your trip')}
        reason={t('What is held for you stays held. Nothing is charged before you have signed in.')}
      >
        <CheckoutPage bookingIds={bookingIds} />
      </RequireSession>
    </Page>
  );
}
