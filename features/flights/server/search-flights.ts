import 'server-only';
import type { UseCase } from '#lib/server/use-case.ts';
import type { searchFlights as operation } from '../contract.ts';
import { findBound } from '../rules/search/find-bounds.ts';
import { listFlights } from '../rules/search/list-flights.ts';
import { flightSchedule } from '../rules/world/flight-schedule.ts';
import { readAirTaxes } from './air-taxes.repo.ts';
import { countryNumber } from './country-number.ts';
import { nowMinutes, soldTrip } from './refuse-trip.ts';
import { readSold } from './sales.repo.ts';

/** Flights of a trip, each direction with its itineraries and whole prices. The world is computed, sales are read. */
export const searchFlights: UseCase<typeof operation> = async ({ db, query: { sentinels, ...trip } }) => {
  const world = flightSchedule();
  const { places, today } = soldTrip(world, trip);
  const now = nowMinutes();
  const found = places.map((place) => findBound(world, place, now, sentinels === 'yes'));
  const [sold, taxes] = await Promise.all([
    readSold(
      db,
      found.map(({ dated }) => dated),
    ),
    readAirTaxes(db),
  ]);
  return listFlights(trip, found, { now, today, taxes, sold, countryNumber });
};
