import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { readCompanySearch } from '../read-company-search.ts';
import { CompanyListing } from './company-listing.tsx';
import { CompanyRooms } from './company-rooms.tsx';

export const metadata: Metadata = { title: 'Stays for work', robots: { index: false } };

export default async function CompanyHotelListing({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { city, hotel, ...asked } = await readCompanySearch(await searchParams);
  const place = city && { slug: city.slug, name: city.name, lat: city.lat, lng: city.lng };
  return (
    <Page bar>
      <RequireSession
        level={1}
        title="Sign in to book for work"
        reason="Stays, checked against your company’s travel policy."
      >
        {hotel ? (
          <CompanyRooms key={hotel} hotel={hotel} {...asked} />
        ) : (
          <CompanyListing key={JSON.stringify([place?.slug, asked.stay, asked.party])} city={place} {...asked} />
        )}
      </RequireSession>
    </Page>
  );
}
