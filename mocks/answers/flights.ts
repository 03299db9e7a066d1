import type * as contract from '#features/flights/contract.ts';
import { Fares } from '#features/flights/rules/fares/price-journeys.ts';
import { airportsAsked, lowestOfDay, calendarDays } from '#features/flights/rules/search/calendar-fares.ts';
import { findTrip, priceTrip } from '#features/flights/rules/search/check-trip.ts';
import { findBound, placesOfTrip } from '#features/flights/rules/search/find-bounds.ts';
import { listFlights } from '#features/flights/rules/search/list-flights.ts';
import {
  findFlight,
  presentExtras,
  presentQuote,
  presentRules,
  presentSeats,
  type PricedTrip,
} from '#features/flights/rules/search/present-trip.ts';
import type { World } from '#features/flights/rules/world/world.ts';
import { dateInZone } from '#lib/shared/dates.ts';
import { AppError, notFound } from '#lib/shared/errors.ts';
import { partyProblems, dayProblems, tripFields, type Trip } from '#lib/shared/trip.ts';
import type { AnswersOf } from '../answer.ts';
import { AIR_TAXES } from '../stock/air-taxes.ts';
import { countryOf, placeTables } from '../stock/place-tables.ts';

const NOBODY_BOUGHT = () => 0;
const minutes = (now: Date): number => Math.floor(now.getTime() / 60_000);

const world = async (): Promise<World> =>
  (await import('#features/flights/rules/world/flight-schedule.ts')).flightSchedule();

export async function countryNumbers(): Promise<(alpha2: string) => string> {
  const tables = await placeTables();
  return (alpha2) => countryOf(tables, alpha2)?.numeric ?? '';
}

export function refuse(fields: Record<string, string>): void {
  const [message] = Object.values(fields);
  if (message) throw new AppError('INVALID_INPUT', message, { fields });
}

function placesToday(earth: World, trip: Trip, now: Date) {
  const { places, problem } = placesOfTrip(earth, trip);
  if (problem) refuse({ [problem.bound ? 'then' : problem.end]: problem.message });
  const today = dateInZone(now, earth.airports[places[0]!.from.airports[0]!]!.zone);
  refuse(tripFields(dayProblems(trip.bounds, today), trip.bounds));
  return { places, today };
}

export async function chosen(
  { offers, ...counts }: { offers: string; adults: string; children: string; infants: string },
  now: Date,
): Promise<PricedTrip> {
  const party = { adults: Number(counts.adults), children: Number(counts.children), infants: Number(counts.infants) };
  refuse(partyProblems(party));
  const trip = priceTrip(findTrip(await world(), offers.split('*'), minutes(now)), party, {
    now: minutes(now),
    taxes: AIR_TAXES,
    sold: NOBODY_BOUGHT,
  });
  if (trip.outcome === 'sold') return { ...trip, party };
  if (trip.outcome === 'sold_out')
    throw new AppError('SOLD_OUT', 'These seats have been sold in the meantime. Choose another fare or flight.');
  throw new AppError('INVALID_INPUT', 'One of these flights is not on sale any more. Search again to see what is.');
}

/** The real flight schedule and its rules, with every seat free and India's taxes. */
export const flightAnswers: AnswersOf<typeof contract> = {
  searchFlights: async ({ query: { sentinels, ...trip }, now }) => {
    const earth = await world();
    const { places, today } = placesToday(earth, trip, now);
    const found = places.map((place) => findBound(earth, place, minutes(now), sentinels === 'yes'));
    return listFlights(trip, found, {
      now: minutes(now),
      today,
      taxes: AIR_TAXES,
      sold: NOBODY_BOUGHT,
      countryNumber: await countryNumbers(),
    });
  },
  fareCalendar: async ({ query: trip, now }) => {
    const earth = await world();
    const {
      places: [place],
      today,
    } = placesToday(earth, trip, now);
    const days = calendarDays(today, place!.date).map((date) => {
      const found = findBound(earth, { ...place!, date }, minutes(now));
      const { dated } = found;
      const fares = new Fares({ dated, party: trip, now: minutes(now), taxes: AIR_TAXES, sold: NOBODY_BOUGHT });
      return lowestOfDay(found, fares, trip.cabin);
    });
    const airports = { from: airportsAsked(earth, place!.from), to: airportsAsked(earth, place!.to) };
    return { currency: 'INR', days, airports };
  },
  fareQuote: async ({ query, now }) => presentQuote(await chosen(query, now), now, query, await countryNumbers()),
  fareRule: async ({ query, now }) => presentRules(await chosen(query, now)),
  listExtras: async ({ query, now }) => presentExtras(await chosen(query, now)),
  seatMap: async ({ query, now }) => {
    const trip = await chosen(query, now);
    const found = findFlight(trip, query.flight);
    if (!found) throw notFound('This flight');
    return presentSeats(trip.dated, found, new Set());
  },
};
