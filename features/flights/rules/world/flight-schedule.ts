import { aircraft, airlines, airports, airportSizes, regionOf, terminals } from '../../data/tables.ts';
import { buildWorld, type World } from './world.ts';

// the server builds it; the routes' bundle has a copy of this module
const holder = globalThis as { saraiWorld?: World };

/** The flight schedule of this process, built from the tables on first use, unless it was built at the start. */
export const flightSchedule = (): World =>
  (holder.saraiWorld ??= buildWorld({ airports, airlines, aircraft, sizes: airportSizes, regionOf, terminals }));

/** Installs a schedule that was built elsewhere from the same tables. */
export const storeSchedule = (world: World): void => void (holder.saraiWorld ??= world);
