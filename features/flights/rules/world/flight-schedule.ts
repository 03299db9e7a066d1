import { aircraft, airlines, airports, airportSizes, regionOf, terminals } from '../../data/tables.ts';
import { buildWorld, type World } from './world.ts';

const holder = globalThis as { saraiWorld?: World }; // the server builds it; the routes' bundle has a copy of this module

/** The world of this process, built from the tables when first asked for, where the start has not done so. */
export const flightSchedule = (): World =>
  (holder.saraiWorld ??= buildWorld({ airports, airlines, aircraft, sizes: airportSizes, regionOf, terminals }));

/** Takes a world that was built from the same tables elsewhere. */
export const keepWorld = (world: World): void => void (holder.saraiWorld ??= world);
