import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { cacheFor } from '#lib/server/ttl-cache.ts';
import type { AirTax } from '../rules/fares/taxes.ts';
import { airTaxes } from './tables.ts';

const read = cacheFor(
  60_000,
  async (db: Db, _key: 'all'): Promise<AirTax[]> => (await db.select().from(airTaxes).orderBy(airTaxes.id)) as AirTax[],
);

/** The dated table of taxes and airport fees, cached for a minute. */
export const readAirTaxes = (db: Db): Promise<AirTax[]> => read(db, 'all');
