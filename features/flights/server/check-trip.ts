import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { FlightRequest } from '#lib/server/ports/flight-supplier.ts';
import { findTrip, priceTrip, type CheckedTrip } from '../rules/search/check-trip.ts';
import { flightSchedule } from '../rules/world/flight-schedule.ts';
import { readAirTaxes } from './air-taxes.repo.ts';
import { nowMinutes } from './refuse-trip.ts';
import { readSold } from './sales.repo.ts';

/**
 * Looks up the offers of a request and prices them now. With `myHold` seats are not checked: the caller holds them
 * already.
 */
export async function checkTrip(
  db: Db,
  { offers, party }: FlightRequest,
  { myHold = false } = {},
): Promise<CheckedTrip> {
  const now = nowMinutes();
  const found = findTrip(flightSchedule(), offers, now);
  if (found.outcome !== 'found') return found;
  const taxes = await readAirTaxes(db);
  const sold = myHold ? () => 0 : await readSold(db, [found.dated]); // one after the other: db may be a transaction
  return priceTrip(found, party, { now, taxes, sold });
}
