import { spawnSync } from 'node:child_process';
import path from 'node:path';

const HOTELS = 1600;
const IN_CITY = 1500;

/** Fills the empty database of this URL with the largest city of hotels, in the process that the hotel search uses. */
export function cityOfHotels(databaseUrl: string): void {
  const made = spawnSync(
    process.execPath,
    [path.resolve('scripts/bench/search-child.ts'), 'make', String(HOTELS), String(IN_CITY)],
    { encoding: 'utf8', env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' } },
  );
  if (made.status !== 0) throw new Error(`The hotels could not be made:\n${made.stderr}`);
}
