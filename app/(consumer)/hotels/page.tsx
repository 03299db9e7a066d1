import type { Metadata } from 'next';
import { ListingPage } from '#features/hotels/components/listing/listing-page.tsx';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import { CityField } from '#features/places/components/city-field.tsx';
import { addDays, formatDateRange } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { STAY_LIMITS } from '#lib/shared/stay.ts';
import { sharedAs } from '../../shared-as.ts';
import { ListingResults } from './listing-results.tsx';
import { popularPlaces } from './popular-places.ts';
import { readListing } from './read-listing.ts';

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { city, stay, today } = await readListing(await searchParams);
  if (!city) return { title: 'Find a stay', robots: { index: false } };
  const title = `Stays in ${city.name}, ${formatDateRange(stay.checkIn, stay.checkOut, today)}`;
  const description = `Stays in ${city.name} with rooms for your nights. Every price is the total you pay, taxes included, with the refund if you cancel.`;
  return {
    title,
    description,
    ...sharedAs({
      title,
      description,
      card: routes.card('place', city.slug),
      canonical: routes.hotelListing({ city: city.slug }),
    }),
  };
}

export default async function ListingRoute({ searchParams }: Props) {
  const { words, city, instead, today, stay, errors, placeError, show } = await readListing(await searchParams);
  const wrong = Object.values(errors).filter(Boolean).length;
  const ready = city !== null && wrong === 0;
  const popular = city ? [] : await popularPlaces();
  const search = (
    <StaySearch
      key={JSON.stringify([words, stay])}
      look="bar"
      folded={ready ? words : undefined}
      stay={stay}
      today={today}
      lastDay={addDays(today, STAY_LIMITS.daysAhead)}
      errors={errors}
    >
      <CityField
        label="City, area or hotel"
        name="where"
        defaultValue={words}
        error={placeError}
        placeholder="Where to?"
      />
    </StaySearch>
  );
  return (
    <ListingPage search={search} stay={stay} instead={instead} popular={popular} city={city?.name} wrong={wrong}>
      {ready && <ListingResults city={city} stay={stay} show={show} />}
    </ListingPage>
  );
}
