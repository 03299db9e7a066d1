import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { mapTiles } from '#lib/server/map-tiles.ts';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { readCompanySearch } from '../read-company-search.ts';
import { ComingRooms } from './coming-rooms.tsx';
import { CompanyListing } from './company-listing.tsx';
import { CompanyRooms } from './company-rooms.tsx';

export const metadata: Metadata = { title: 'Stays for work', robots: { index: false } };

export default async function CompanyHotelListing({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { place: found, hotel, ...asked } = await readCompanySearch(await searchParams);
  const place = found && {
    slug: found.slug,
    name: found.title,
    lat: found.lat,
    lng: found.lng,
    near: found.type === 'area' ? found.name : undefined,
  };
  return (
    <Page bar>
      <RequireSession
        level={1}
        title="Sign in to book for work"
        reason="Stays, checked against your company’s travel policy."
        skeleton={<ComingRooms label="Checking your session" />}
      >
        {hotel ? (
          <CompanyRooms key={hotel} hotel={hotel} {...asked} />
        ) : (
          <CompanyListing
            key={JSON.stringify([place?.slug, asked.stay, asked.party])}
            city={place}
            tiles={mapTiles()}
            {...asked}
          />
        )}
      </RequireSession>
    </Page>
  );
}
