import type * as contract from '#features/bookings/contract.ts';
import { remainingTrip } from '#features/bookings/rules/remaining-trip.ts';
import { statusOf } from '#features/bookings/rules/booking-status.ts';
import { csvFile } from '#lib/shared/csv/write-csv.ts';
import type { AnswersOf } from '../answer.ts';
import { memory } from '../memory/memory.ts';
import type { MockStay, MockFlight } from '../memory/records.ts';
import { byCategory } from '#features/bookings/rules/category.ts';

/** The trips of a company, in a list and as a file. */
export const companyTripAnswers: Pick<AnswersOf<typeof contract>, 'companyTrips' | 'companyTripsFile'> = {
  companyTrips: ({ body: { pageNo, pageSize, sort, ...filter } }) => {
    const trips = tripsThatFit(filter);
    const live = trips.filter(({ bookingStatus }) => bookingStatus === 'CONFIRMED' || bookingStatus === 'PENDING');
    const cost = (some: readonly contract.CompanyTrip[]) => some.reduce((sum, { total }) => sum + total, 0);
    const value = (trip: contract.CompanyTrip) =>
      sort.by === 'total' ? trip.total : sort.by === 'when' ? Date.parse(trip.from) : 0;
    trips.sort((one, other) => (sort.direction === 'asc' ? 1 : -1) * (value(one) - value(other)));
    return {
      count: trips.length,
      sums: {
        trips: live.length,
        total: cost(live),
        outside: cost(live.filter(({ inPolicy }) => !inPolicy)),
      },
      trips: trips.slice((pageNo - 1) * pageSize, pageNo * pageSize),
    };
  },
  companyTripsFile: ({ query }) => {
    const lines = tripsThatFit(query).map(({ _id, name, total }) => [_id, name, total / 100]);
    return new TextEncoder().encode([...csvFile(['Booking', 'Trip', 'Total'], lines)].join(''));
  },
};

type TripFilter = { searchKey: string; since: string; until: string; status: string; policy: string };

function tripsThatFit({ searchKey, since, until, status, policy }: TripFilter): contract.CompanyTrip[] {
  const { bookings, flights } = memory();
  return [...bookings, ...flights]
    .filter(({ company, state }) => company && state !== 'quoted')
    .sort((a, b) => (a._id < b._id ? 1 : -1))
    .map(tripOf)
    .filter(
      (trip) =>
        (!since || trip.from >= since) &&
        (!until || trip.from <= until) &&
        (!status || trip.bookingStatus === status) &&
        (!policy || trip.inPolicy === (policy === 'inside')) &&
        [...trip.travellers, trip.bookedBy].some((name) => name.toLowerCase().includes(searchKey.toLowerCase())),
    );
}

function tripOf(trip: MockStay | MockFlight): contract.CompanyTrip {
  const { _id, state, company, total, currency } = trip;
  const own = byCategory<typeof trip, Pick<contract.CompanyTrip, 'category' | 'name' | 'place' | 'from' | 'to'>>(trip, {
    hotel: ({ category, hotel, stay }) => ({
      category,
      name: hotel.name,
      place: hotel.city,
      from: stay.checkIn,
      to: stay.checkOut,
    }),
    flight: ({ category, title, bounds, departsAt, arrivesAt }) => ({
      category,
      name: title,
      place: bounds[0]!.segments.at(-1)!.destination.airport.cityName,
      from: departsAt.slice(0, 10),
      to: arrivesAt.slice(0, 10),
    }),
  });
  return {
    _id,
    ...own,
    state,
    bookingStatus: statusOf(state),
    partlyCancelled: 'parts' in trip && remainingTrip(trip).partlyCancelled,
    travellers: company?.travellers.map(({ name }) => name) ?? [],
    bookedBy: company?.bookedBy.name ?? '',
    total,
    currency,
    inPolicy: company?.inPolicy ?? true,
    costCentre: company?.fields.costCentre ?? '',
  };
}
