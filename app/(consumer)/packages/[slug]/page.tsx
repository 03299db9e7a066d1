import type { Metadata } from 'next';
import { MyPackageHold } from '#features/bookings/components/hold/my-hold.tsx';
import { PackagePage } from '#features/packages/components/package-page.tsx';
import { parseExtras } from '#features/packages/rules/parse-extras.ts';
import { mapTiles } from '#lib/server/map-tiles.ts';
import { isIsoDate } from '#lib/shared/dates.ts';
import { formatExtras } from '#lib/shared/format-extras.ts';
import { packageRoutes } from '#lib/shared/package-routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';
import { formatRooms } from '#lib/shared/stay-shape.ts';
import { t } from '#lib/shared/texts.ts';
import { counted } from '#lib/shared/word-lists.ts';
import { NoPage, noPage } from '../../../no-page.tsx';
import { sharedAs } from '../../../shared-as.ts';
import { findPackage } from '../find-package.ts';
import { readParty } from '../read-party.ts';

type Props = { params: Promise<{ slug: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findPackage((await params).slug);
  if (!found) return noPage;
  const { slug, title: name, summary, nights } = found.package;
  const title = `${name}, ${counted(nights, 'night')}`;
  const description = t('{about} Every price is the whole price, taxes included.', { about: summary });
  return {
    title,
    description,
    ...sharedAs({
      title,
      description,
      card: serverRoutes.card('package', slug),
      canonical: packageRoutes.page(slug),
    }),
  };
}

export default async function PackageRoute({ params, searchParams }: Props) {
  const asked = await searchParams;
  const [party, departure] = [readParty(asked), firstOf(asked.departure)];
  const isDate = isIsoDate(departure);
  const rooms = party.problem ? undefined : formatRooms(party.rooms);
  const extras = parseExtras(asked.extra);
  const found = await findPackage((await params).slug, isDate ? departure : undefined, rooms, formatExtras(extras));
  if (!found) return <NoPage framed />;
  return (
    <PackagePage
      page={found}
      party={party}
      extras={extras}
      asked={isDate ? departure : null}
      held={<MyPackageHold slug={found.package.slug} />}
      tiles={mapTiles()}
    />
  );
}
