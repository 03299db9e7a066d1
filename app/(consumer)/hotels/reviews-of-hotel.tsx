import { GuestReviews, REVIEWS_ANCHOR } from '#features/guest-reviews/components/guest-reviews.tsx';
import { list } from '#features/guest-reviews/contract.ts';
import { TRIP_KINDS } from '#features/guest-reviews/rules/review-fields.ts';
import { listReviews } from '#features/guest-reviews/server/index.ts';
import { read } from '#lib/server/http/read.ts';
import { routes } from '#lib/shared/routes.ts';
import { stayParams, type Stay } from '#lib/shared/stay-shape.ts';
import { firstOf, type SearchParams } from '#lib/shared/stay-params.ts';

type ReviewsOfHotelProps = {
  /** Slug of the hotel. */
  hotel: string;
  /** The nights and guests of the page, which stay when a kind of trip is chosen. */
  stay: Stay;
  asked: SearchParams;
};

/** Reviews at the end of a hotel's page. `?reviews=family` names the kind of trip. */
export async function ReviewsOfHotel({ hotel, stay, asked }: ReviewsOfHotelProps) {
  const wanted = firstOf(asked.reviews);
  const trip = TRIP_KINDS.find((kind) => kind === wanted);
  const found = await read(list, listReviews, { hotel, trip });
  return (
    <GuestReviews
      hotel={hotel}
      list={found}
      trip={trip}
      hrefOf={(kind) => `${routes.hotel(hotel, { ...stayParams(stay), reviews: kind })}#${REVIEWS_ANCHOR}`}
    />
  );
}
