import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import type { TaxRate } from '../rules/tax.ts';
import { cacheFor } from '#lib/server/ttl-cache.ts';
import { taxRates } from './tables.ts';

const read = cacheFor(60_000, async (db: Db, _key: 'all'): Promise<TaxRate[]> => db.select().from(taxRates));

/** The dated tax table, cached for a minute. */
export const readTaxRates = (db: Db): Promise<TaxRate[]> => read(db, 'all');
