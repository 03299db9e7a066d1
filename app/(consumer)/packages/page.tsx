import type { Metadata } from 'next';
import { listPackages as operation } from '#features/packages/contract.ts';
import { PackagesScreen } from '#features/packages/components/packages-screen.tsx';
import { listPackages } from '#features/packages/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { t } from '#lib/shared/texts.ts';
import { sharedAs } from '../../shared-as.ts';
import { readFilters } from './read-filters.ts';

export function generateMetadata(): Metadata {
  const title = t('Holiday packages');
  const description = t(
    'Guided journeys in India and abroad with a fixed start, day by day. One price per person with hotels, transfers, guide and every tax.',
  );
  return {
    title,
    description,
    ...sharedAs({
      title,
      description,
      card: serverRoutes.card('home', PRODUCT.id),
      canonical: packageRoutes.list(),
    }),
  };
}

export default async function PackagesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = readFilters(await searchParams);
  return <PackagesScreen list={await read(operation, listPackages, asked)} asked={asked} />;
}
