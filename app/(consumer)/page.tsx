import type { Metadata } from 'next';
import { Landing } from '#features/hotels/components/landing/landing.tsx';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import { getHighlights as operation } from '#features/hotels/contract.ts';
import { getHighlights } from '#features/hotels/server/index.ts';
import { CityField } from '#features/places/components/city-field.tsx';
import { read } from '#lib/server/http/read.ts';
import { addDays } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { STAY_LIMITS } from '#lib/shared/stay.ts';

export const metadata: Metadata = { alternates: { canonical: routes.landing() } };

/** Prices and stock are today's: never made at build time. */
export const dynamic = 'force-dynamic';

export default async function LandingPage() {
  const highlights = await read(operation, getHighlights, undefined);
  const { today, checkIn, checkOut } = highlights;
  const search = (
    <StaySearch look="card" stay={{ checkIn, checkOut, rooms: [{ adults: 2, childAges: [] }] }} today={today} lastDay={addDays(today, STAY_LIMITS.daysAhead)}>
      <CityField label="City, area or hotel" name="where" placeholder="Where to?" />
    </StaySearch>
  );
  return <Landing highlights={highlights} search={search} />;
}
