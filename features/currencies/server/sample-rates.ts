import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { clock } from '#lib/server/clock.ts';
import type { IsoDate } from '#lib/shared/dates.ts';
import { replaceRates } from './rates.repo.ts';

/** Invented round figures, shown as sample rates, so that the product can be tried without a source of real ones. */
const SAMPLE_RUPEES: Record<string, number> = {
  AED: 24,
  AUD: 58,
  CAD: 64,
  CHF: 108,
  EUR: 102,
  GBP: 118,
  JPY: 0.6,
  SGD: 68,
  THB: 2.7,
  USD: 88,
};

/** Stores the sample rates of the demo for today. */
export const seedSampleRates = (db: Db, today: IsoDate): Promise<void> =>
  replaceRates(
    db,
    {
      day: today,
      source: 'sample',
      rates: Object.entries(SAMPLE_RUPEES).map(([currency, rupees]) => ({
        currency,
        microRupees: Math.round(rupees * 1_000_000),
      })),
    },
    clock.now(),
  );
