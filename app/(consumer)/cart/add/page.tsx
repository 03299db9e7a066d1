import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { AddPage } from '#features/cart/components/cart-page.tsx';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { readChoice } from './read-choice.ts';

export const generateMetadata = (): Metadata => ({ title: t('Add to cart'), robots: { index: false } });

export default async function AddToCart({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { what, back } = await readChoice(await searchParams);
  return (
    <Page inset>
      <AddPage what={what} back={back} />
    </Page>
  );
}
