import 'server-only';
import type { Db } from '#lib/server/db/connect.ts';
import { readPort } from '#lib/server/ports/read-ports.ts';
import { cacheFor } from '#lib/server/ttl-cache.ts';

const read = cacheFor(60_000, (db: Db, _key: 'all') => readPort('listedStays').countByCity(db));

/** Listed stays by city slug, counted at most once a minute. */
export const countStays = (db: Db): Promise<ReadonlyMap<string, number>> => read(db, 'all');
