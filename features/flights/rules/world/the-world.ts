import { aircraft, airlines, airports, airportSizes, regionOf, terminals } from '../../data/tables.ts';
import { buildWorld, type World } from './world.ts';

let world: World | null = null;

/** The world of this process, built from the tables when first asked for. */
export const theWorld = (): World =>
  (world ??= buildWorld({ airports, airlines, aircraft, sizes: airportSizes, regionOf, terminals }));
