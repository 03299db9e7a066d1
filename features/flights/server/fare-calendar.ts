import 'server-only';
import { mapInSlices } from '#lib/server/slices.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { fareCalendar as operation } from '../contract.ts';
import { airportsAsked, lowestOfDay, calendarDays } from '../rules/search/calendar-fares.ts';
import { Fares } from '../rules/fares/price-journeys.ts';
import { findBound } from '../rules/search/find-bounds.ts';
import { CURRENCY } from '../rules/search/list-flights.ts';
import { flightSchedule } from '../rules/world/flight-schedule.ts';
import { readAirTaxes } from './air-taxes.repo.ts';
import { nowMinutes, soldTrip } from './refuse-trip.ts';
import { readSold } from './sales.repo.ts';

/** The lowest fare of each day as a search of that day lists it, with its airports: five weeks, two of them before the selected date. */
export const fareCalendar: UseCase<typeof operation> = async ({ db, query: trip }) => {
  const world = flightSchedule();
  const { places, today } = soldTrip(world, trip);
  const [place] = places;
  if (!place) return { currency: CURRENCY, days: [], airports: { from: [], to: [] } };
  const now = nowMinutes();
  const found = await mapInSlices(calendarDays(today, place.date), (date) => findBound(world, { ...place, date }, now));
  const [sold, taxes] = await Promise.all([
    readSold(
      db,
      found.map(({ dated }) => dated),
    ),
    readAirTaxes(db),
  ]);
  const days = await mapInSlices(found, (day) =>
    lowestOfDay(day, new Fares({ dated: day.dated, party: trip, now, taxes, sold }), trip.cabin),
  );
  const airports = { from: airportsAsked(world, place.from), to: airportsAsked(world, place.to) };
  return { currency: CURRENCY, days, airports };
};
