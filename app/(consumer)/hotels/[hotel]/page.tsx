import type { Metadata } from 'next';
import { cache } from 'react';
import { LastRoomHeld, MyHold } from '#features/bookings/components/hold/my-hold.tsx';
import { HotelPage } from '#features/hotels/components/hotel-page/hotel-page.tsx';
import { getHotel as hotelInfo } from '#features/hotels/contract.ts';
import { NO_CHILDREN, refusesChildren } from '#features/hotels/rules/house-rules.ts';
import { structuredData } from '#features/hotels/rules/structured-data.ts';
import { getHotel } from '#features/hotels/server/index.ts';
import { SaveStay } from '#features/saved/components/save-stay.tsx';
import { clock } from '#lib/server/clock.ts';
import { find } from '#lib/server/http/read.ts';
import { siteUrl } from '#lib/server/site-url.ts';
import { readRememberedRate } from '#lib/shared/chosen-rate.ts';
import { routes } from '#lib/shared/routes.ts';
import { serverRoutes } from '#lib/shared/server-routes.ts';
import { firstOf, readStayInput, type SearchParams } from '#lib/shared/stay-params.ts';
import { stayParams } from '#lib/shared/stay.ts';
import { t } from '#lib/shared/texts.ts';
import { HotelDates } from '../hotel-dates.tsx';
import { NOTHING, offersFor } from '../offers-for.ts';
import { ReviewsOfHotel } from '../reviews-of-hotel.tsx';
import { NoPage, noPage } from '../../../no-page.tsx';
import { sharedAs } from '../../../shared-as.ts';
import { StructuredData } from '../../../structured-data.tsx';

type Props = { params: Promise<{ hotel: string }>; searchParams: Promise<SearchParams> };

const findHotel = cache((slug: string) => find(hotelInfo, getHotel, { hotel: slug }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const hotel = await findHotel((await params).hotel);
  if (!hotel) return noPage;
  const title = `${hotel.name}, ${t(hotel.city.name)}`;
  const description = t('{about} Every price is the whole price, taxes included.', { about: hotel.about });
  return {
    title,
    description,
    ...sharedAs({
      title,
      description,
      card: serverRoutes.card('hotel', hotel.slug),
      canonical: routes.hotel(hotel.slug),
    }),
  };
}

export default async function Hotel({ params, searchParams }: Props) {
  const [hotel, asked] = [await findHotel((await params).hotel), await searchParams];
  if (!hotel) return <NoPage framed />;
  const today = clock.today(hotel.zone);
  const { stay, errors } = readStayInput(asked, today);
  if (refusesChildren(hotel.houseRules.children, stay.rooms)) errors.rooms ??= t(NO_CHILDREN);
  const wrong = Boolean(errors.dates ?? errors.rooms);
  const offered = wrong ? NOTHING : await offersFor(hotel, stay, asked);
  const dated = { hotel: hotel.slug, stay };
  return (
    <>
      <StructuredData>{structuredData(hotel, siteUrl())}</StructuredData>
      <HotelPage
        hotel={hotel}
        {...offered}
        rooms={wrong ? null : offered.rooms}
        stay={stay}
        now={clock.now().toISOString()}
        today={today}
        seen={Number(asked.seen) || null}
        remembered={readRememberedRate(firstOf(asked.rate))}
        search={<HotelDates {...dated} today={today} errors={errors} />}
        save={wrong ? null : <SaveStay {...dated} />}
        held={<MyHold {...dated} />}
        reviews={<ReviewsOfHotel {...dated} asked={asked} />}
        soldOut={(noRooms) => (
          <LastRoomHeld {...dated} elsewhere={routes.hotelListing({ city: hotel.city.slug, ...stayParams(stay) })}>
            {noRooms}
          </LastRoomHeld>
        )}
      />
    </>
  );
}
