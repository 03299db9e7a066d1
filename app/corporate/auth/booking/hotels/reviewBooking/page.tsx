import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { CompanyReview } from '#features/bookings/components/company/company-review.tsx';
import { partyParams, readParty } from '#features/bookings/rules/party.ts';
import { getHotel as hotelInfo } from '#features/hotels/contract.ts';
import { namedRateValue, readChosenRate } from '#lib/shared/chosen-rate.ts';
import { getHotel } from '#features/hotels/server/index.ts';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { clock } from '#lib/server/clock.ts';
import { read } from '#lib/server/http/read.ts';
import { workRoutes } from '#lib/shared/work-routes.ts';
import { firstOf, readStayInput, type SearchParams } from '#lib/shared/stay-params.ts';
import { stayParams } from '#lib/shared/stay.ts';
import { HOME_ZONE } from '#lib/shared/dates.ts';

export const metadata: Metadata = { title: 'Review and book', robots: { index: false } };

export default async function CompanyHotelReview({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const slug = firstOf(asked.hotel);
  const hotel = slug ? await read(hotelInfo, getHotel, { hotel: slug }).catch(() => null) : null;
  const { stay, complete } = readStayInput(asked, clock.today(hotel?.zone ?? HOME_ZONE));
  const [rate, party] = [
    readChosenRate(firstOf(asked.rate)),
    readParty(firstOf(asked.travellers), firstOf(asked.guests)),
  ];
  const room =
    hotel && rate && complete
      ? { hotelId: hotel._id, stay, ...rate, listingTotal: Number(firstOf(asked.seen)) || null }
      : null;
  const back = hotel
    ? workRoutes.corporateHotelListing({
        hotel: hotel.slug,
        ...stayParams(stay),
        ...partyParams(party),
        rate: rate ? namedRateValue(rate) : undefined,
      })
    : null;
  return (
    <Page bar inset>
      <RequireSession
        level={1}
        title="Sign in to book this room"
        reason="Your choice stays as it is. Nothing is held or charged before you have signed in."
      >
        <CompanyReview room={room} party={party} bookingId={firstOf(asked.bookingId) || null} hotelHref={back} />
      </RequireSession>
    </Page>
  );
}
