import type * as contract from '#features/bookings/contract.ts';
import { CANCELLED_STATES, LIVE_STATES, statesOf } from '#features/bookings/rules/booking-status.ts';
import { notFound } from '#lib/shared/errors.ts';
import type { AnswersOf } from '../answer.ts';
import { presentBooking, presentSummary, type Kept } from '../memory/bookings.ts';
import { memory } from '../memory/memory.ts';
import { catchUp } from '../memory/settle.ts';
import { keptFlight, presentFlightSummary } from '../flights/mock-flights.ts';
import { flightEngine } from '../flights/flight-engine.ts';
import { keptPackage, presentPackageSummary } from '../packages/mock-packages.ts';
import { packageEngine } from '../packages/package-engine.ts';
import { byCategory } from '#features/bookings/rules/category.ts';
import { myStay } from './my-stay.ts';

/** When a booking is over, and its first day. */
const endOf = (booking: Kept): string =>
  byCategory<Kept, string>(booking, {
    hotel: ({ checkOutAt }) => checkOutAt,
    flight: ({ arrivesAt }) => arrivesAt,
    package: ({ endsAt }) => endsAt,
  });
const begins = (booking: Kept): string =>
  byCategory<Kept, string>(booking, {
    hotel: ({ stay }) => stay.checkIn,
    flight: ({ departsAt }) => departsAt.slice(0, 10),
    package: ({ departure }) => departure,
  });

/** One booking of the caller, and the list of them. */
export const listedBookingAnswers: Pick<AnswersOf<typeof contract>, 'details' | 'list'> = {
  details: ({ query, person, now }) => {
    const flight = keptFlight(person._id, query.bookingId, now);
    if (flight) return flightEngine.present(flight, now);
    const journey = keptPackage(person._id, query.bookingId, now);
    return journey
      ? packageEngine.present(journey, now)
      : presentBooking(myStay(person._id, query.bookingId, now), now);
  },

  list: ({ body, person, now }) => {
    if (body.userId !== undefined && body.userId !== person._id) throw notFound('This traveller');
    const stays = memory().bookings.filter(({ userId }) => userId === person._id);
    stays.forEach((booking) => catchUp(booking, now));
    const mine: Kept[] = [
      ...stays,
      ...memory().flights.flatMap(({ _id }) => keptFlight(person._id, _id, now) ?? []),
      ...memory().packages.flatMap(({ _id }) => keptPackage(person._id, _id, now) ?? []),
    ];
    const isLive = ({ state }: Kept) => LIVE_STATES.some((live) => live === state);
    const isOver = (booking: Kept) => new Date(endOf(booking)) <= now;
    const tabs = {
      upcoming: mine.filter((booking) => isLive(booking) && !isOver(booking)),
      past: mine.filter((booking) => isLive(booking) && isOver(booking)),
      cancelled: mine.filter(({ state }) => CANCELLED_STATES.some((ended) => ended === state)),
    };
    const states = body.bookingStatus.length ? statesOf(body.bookingStatus) : null;
    const wanted = (body.when ? tabs[body.when] : [...tabs.upcoming, ...tabs.past, ...tabs.cancelled])
      .filter(
        (booking) =>
          (!states || states.includes(booking.state)) &&
          body.travelCategories.includes(booking.category) &&
          begins(booking) >= (body.fromDate ?? '').slice(0, 10) &&
          (!body.toDate || begins(booking) <= body.toDate.slice(0, 10)),
      )
      .sort((a, b) => (body.sortBy === 'asc' ? 1 : -1) * `${begins(a)}${a._id}`.localeCompare(`${begins(b)}${b._id}`));
    const page = wanted.slice((body.pageNo - 1) * body.pageSize, body.pageNo * body.pageSize);
    return {
      response: page.map((booking) =>
        byCategory<Kept, contract.BookingSummary>(booking, {
          hotel: (stay) => presentSummary(stay, now),
          flight: (flight) => presentFlightSummary(flight, now),
          package: (journey) => presentPackageSummary(journey, now),
        }),
      ),
      count: wanted.length,
      counts: { upcoming: tabs.upcoming.length, past: tabs.past.length, cancelled: tabs.cancelled.length },
    };
  },
};
