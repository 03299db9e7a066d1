import type { Metadata } from 'next';
import { ListingPage } from '#features/hotels/components/listing/listing-page.tsx';
import { StaySearch } from '#features/hotels/components/stay-search/stay-search.tsx';
import type { StayPlace } from '#features/places/server/index.ts';
import { addDays, formatDateRange } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { placeText } from '#lib/shared/place-text.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import type { SearchParams } from '#lib/shared/stay-params.ts';
import { STAY_LIMITS } from '#lib/shared/stay.ts';
import { t } from '#lib/shared/texts.ts';
import { sharedAs } from '../../shared-as.ts';
import { StayPlaceField } from '../../stay-place-field.tsx';
import { ListingResults } from './listing-results.tsx';
import { popularPlaces } from './popular-places.ts';
import { readListing } from './read-listing.ts';

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { place, stay, today } = await readListing(await searchParams);
  if (!place) return { title: t('Find a stay'), robots: { index: false } };
  const title = t('{stays}, {dates}', {
    stays: staysIn(place),
    dates: formatDateRange(stay.checkIn, stay.checkOut, today),
  });
  const description = t(
    '{stays} with rooms for your nights. Every price is the total you pay, taxes included, with the refund if you cancel.',
    { stays: staysIn(place) },
  );
  return {
    title,
    description,
    ...sharedAs({
      title,
      description,
      card: serverRoutes.card('place', place.city.slug),
      canonical: routes.hotelListing({ city: place.slug }),
    }),
  };
}

/** "Stays in Kochi", "Stays near Fort Kochi, Kochi". */
const staysIn = ({ type, title }: StayPlace) =>
  type === 'area' ? t('Stays near {place}', { place: placeText(title) }) : t('Stays in {city}', { city: t(title) });

export default async function ListingRoute({ searchParams }: Props) {
  const { words, place, instead, today, stay, errors, placeError, show } = await readListing(await searchParams);
  const wrong = Object.values(errors).filter(Boolean).length;
  const ready = place !== null && wrong === 0;
  const popular = place ? [] : await popularPlaces();
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
      <StayPlaceField defaultValue={words} error={placeError} />
    </StaySearch>
  );
  return (
    <ListingPage
      search={search}
      stay={stay}
      instead={instead}
      popular={popular}
      city={place ? placeText(place.title) : undefined}
      wrong={wrong}
    >
      {ready && <ListingResults place={place} stay={stay} show={show} />}
    </ListingPage>
  );
}
