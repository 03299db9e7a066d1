import 'server-only';
import { mapInSlices, runInSlices } from '#lib/server/slices.ts';
import type { UseCase } from '#lib/server/use-case.ts';
import type { searchFlights as operation } from '../contract.ts';
import { findBound } from '../rules/search/find-bounds.ts';
import { listingSteps } from '../rules/search/list-flights.ts';
import { flightSchedule } from '../rules/world/flight-schedule.ts';
import { readAirTaxes } from './air-taxes.repo.ts';
import { countryNumber } from './country-number.ts';
import { nowMinutes, soldTrip } from './refuse-trip.ts';
import { readSold } from './sales.repo.ts';

/**
 * Flights of a trip, each bound with itineraries and total prices. The schedule is computed, sales are read; yields to
 * other requests.
 */
export const searchFlights: UseCase<typeof operation> = async ({ db, query: { sentinels, ...trip } }) => {
  const world = flightSchedule();
  const { places, today } = soldTrip(world, trip);
  const now = nowMinutes();
  const found = await mapInSlices(places, (place) => findBound(world, place, now, sentinels === 'yes'));
  const taxes = await readAirTaxes(db); // one after the other: db may be a transaction
  const sold = await readSold(
    db,
    found.map(({ dated }) => dated),
  );
  return runInSlices(listingSteps(trip, found, { now, today, taxes, sold, countryNumber }));
};
