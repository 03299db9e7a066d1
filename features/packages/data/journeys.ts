import type { Journey } from './journey.ts';
import { bhutanAndNepal } from './journeys/abroad/bhutan-and-nepal.ts';
import { japan } from './journeys/abroad/japan.ts';
import { southEastAsia } from './journeys/abroad/south-east-asia.ts';
import { sriLanka } from './journeys/abroad/sri-lanka.ts';
import { thailand } from './journeys/abroad/thailand.ts';
import { westward } from './journeys/abroad/westward.ts';
import { coast } from './journeys/coast.ts';
import { courtsAndTemples } from './journeys/courts-and-temples.ts';
import { desertForts } from './journeys/desert-forts.ts';
import { gujarat } from './journeys/gujarat.ts';
import { heritage } from './journeys/heritage.ts';
import { highValleys } from './journeys/high-valleys.ts';
import { hillStations } from './journeys/hill-stations.ts';
import { kumaon } from './journeys/kumaon.ts';
import { malabarAndAwadh } from './journeys/malabar-and-awadh.ts';
import { malwaAndMaharashtra } from './journeys/malwa-and-maharashtra.ts';
import { mountains } from './journeys/mountains.ts';
import { northEastAndDelta } from './journeys/north-east-and-delta.ts';
import { northernHills } from './journeys/northern-hills.ts';
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
  ...sriLanka,
  ...thailand,
  ...bhutanAndNepal,
  ...southEastAsia,
  ...westward,
  ...japan,
  ...gujarat,
  ...desertForts,
  ...courtsAndTemples,
  ...northEastAndDelta,
  ...malwaAndMaharashtra,
  ...northernHills,
  ...kumaon,
  ...malabarAndAwadh,
];
