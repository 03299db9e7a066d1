import { dateInZone, type IsoDate } from '#lib/shared/dates.ts';
import type { BookingSummary, FlightSummary, PackageSummary, StaySummary } from '../contract.ts';
import { byCategory } from './category.ts';
import { tripStart } from './trip-start.ts';

type OfTrip =
  | (Pick<StaySummary, 'category' | 'checkInAt' | 'checkOutAt'> & {
      hotel: Pick<StaySummary['hotel'], 'name' | 'zone' | 'poster'>;
      stay: Pick<StaySummary['stay'], 'checkIn' | 'checkOut'>;
    })
  | (Pick<FlightSummary, 'category' | 'title' | 'poster' | 'zone' | 'departsAt' | 'arrivesAt'> & {
      bounds: FlightSummary['bounds'];
    })
  | (Pick<PackageSummary, 'category' | 'departure' | 'ends' | 'startsAt' | 'endsAt'> & {
      package: Pick<PackageSummary['package'], 'title' | 'zone' | 'poster'>;
    });

/** What every booked trip has, whatever was booked. */
export type TripFacts = {
  /** The hotel, the route or the journey. */ title: string;
  poster: BookingPoster;
  /** First and last day, in the zone of the place. */
  from: IsoDate;
  until: IsoDate;
  /** Check-in, the first departure, or the meeting of the group; and its end. ISO instants. */
  startsAt: string;
  endsAt: string;
  /** IANA zone whose clock counts. */ zone: string;
};
type BookingPoster = Extract<BookingSummary, { category: 2 }>['poster'];

/** The facts of a trip, from a booking as it is sent to clients or from its line in a list. */
export function tripFacts(booking: OfTrip): TripFacts {
  const { at: startsAt, zone } = tripStart(booking);
  const own = byCategory<OfTrip, Omit<TripFacts, 'startsAt' | 'zone'>>(booking, {
    hotel: ({ hotel: { name: title, poster }, stay, checkOutAt }) => ({
      title,
      poster,
      from: stay.checkIn,
      until: stay.checkOut,
      endsAt: checkOutAt,
    }),
    flight: ({ title, poster, arrivesAt, bounds }) => ({
      title,
      poster,
      from: dateInZone(startsAt, zone),
      until: (bounds.at(-1)?.segments.at(-1)?.destination.at ?? arrivesAt).slice(0, 10),
      endsAt: arrivesAt,
    }),
    package: ({ package: { title, poster }, departure, ends, endsAt }) => ({
      title,
      poster,
      from: departure,
      until: ends,
      endsAt,
    }),
  });
  return { ...own, startsAt, zone };
}
