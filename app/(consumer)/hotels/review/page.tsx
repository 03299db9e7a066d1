import type { Metadata } from 'next';
import { Page } from '#components/layout/page.tsx';
import { ReviewScreen } from '#features/bookings/components/review/review-screen.tsx';
import { rateParams, readChosenRate, readChosenRoomRates } from '#lib/shared/chosen-rate.ts';
import { choiceOf } from '#lib/shared/rate-terms.ts';
import { getHotel as hotelInfo } from '#features/hotels/contract.ts';
import { getHotel } from '#features/hotels/server/index.ts';
import { RequireSession } from '#features/identity/components/require-session.tsx';
import { clock } from '#lib/server/clock.ts';
import { read } from '#lib/server/http/read.ts';
import { routes } from '#lib/shared/routes.ts';
import { firstOf, readStayInput, type SearchParams } from '#lib/shared/stay-params.ts';
import { stayParams } from '#lib/shared/stay.ts';
import { t } from '#lib/shared/texts.ts';
import { HOME_ZONE } from '#lib/shared/dates.ts';
import { AddInstead } from '../../cart/add-instead.tsx';

export const generateMetadata = (): Metadata => ({ title: t('Review and pay'), robots: { index: false } });

export default async function HotelReview({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const asked = await searchParams;
  const slug = firstOf(asked.hotel);
  const hotel = slug ? await read(hotelInfo, getHotel, { hotel: slug }).catch(() => null) : null;
  const { stay, complete } = readStayInput(asked, clock.today(hotel?.zone ?? HOME_ZONE));
  const rates = readChosenRoomRates(asked, stay.rooms.length);
  const rate = readChosenRate(firstOf(asked.rate));
  const chosen = rates ?? (rate && [rate]);
  const room =
    hotel && chosen && complete
      ? { hotelId: hotel._id, stay, ...choiceOf(chosen), listingTotal: Number(firstOf(asked.seen)) || null }
      : null;
  return (
    <Page bar inset>
      <RequireSession
        level={1}
        title={t('Sign in to book this room')}
        reason={t('Your choice stays as it is. Nothing is held or charged before you have signed in.')}
      >
        <ReviewScreen
          room={room}
          bookingId={firstOf(asked.bookingId) || null}
          hotelHref={
            hotel ? routes.hotel(hotel.slug, { ...stayParams(stay), ...(chosen ? rateParams(chosen) : {}) }) : null
          }
        />
      </RequireSession>
      {slug && <AddInstead asked={asked} />}
    </Page>
  );
}
