import type { Journey } from './journey.ts';
import { southAsia } from './journeys/abroad/south-asia.ts';
import { southEastAsia } from './journeys/abroad/south-east-asia.ts';
import { westAndEast } from './journeys/abroad/west-and-east.ts';
import { coast } from './journeys/coast.ts';
import { heritage } from './journeys/heritage.ts';
import { highValleys } from './journeys/high-valleys.ts';
import { hillStations } from './journeys/hill-stations.ts';
import { mountains } from './journeys/mountains.ts';
import { pilgrimage } from './journeys/pilgrimage.ts';
import { wildlife } from './journeys/wildlife.ts';

/** The journeys on sale, in the order in which a list recommends them. Slugs are addresses: they never change. */
export const JOURNEYS: readonly Journey[] = [
  ...heritage,
  ...coast,
  ...mountains,
  ...highValleys,
  ...wildlife,
  ...hillStations,
  ...pilgrimage,
  ...southAsia,
  ...southEastAsia,
  ...westAndEast,
];
