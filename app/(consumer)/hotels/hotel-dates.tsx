import { StaySearch, type StaySearchProps } from '#features/hotels/components/stay-search/stay-search.tsx';
import { addDays } from '#lib/shared/dates.ts';
import { routes } from '#lib/shared/routes.ts';
import { STAY_LIMITS } from '#lib/shared/stay.ts';

type HotelDatesProps = Pick<StaySearchProps, 'stay' | 'today' | 'errors'> & {
  /** Slug of the hotel. */
  hotel: string;
};

/** Nights and guests on a hotel's page; another choice is the same page with another address. */
export function HotelDates({ hotel, stay, today, errors }: HotelDatesProps) {
  return (
    <StaySearch
      key={JSON.stringify(stay)}
      look="bar"
      action={routes.hotel(hotel)}
      stay={stay}
      today={today}
      lastDay={addDays(today, STAY_LIMITS.daysAhead)}
      errors={errors}
    />
  );
}
