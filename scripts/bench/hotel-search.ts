import { fork, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Connection } from './connection.ts';
import { runSarai, type Running } from './running.ts';
import { benchQuery } from './search-stay.ts';
import { interleaved, median } from './statistics.ts';
import { atMost, kilobytes, milliseconds, note, seconds, times, type Line } from './table.ts';

const CHILD = path.resolve('scripts/bench/search-child.ts');
const CITY_HOTELS = 1500;

/** A database full of hotels, a server on it, and a process that sends only its statements. */
type Stock = { hotels: number; madeIn: number; sarai: Running; replay: ChildProcess };

/** Makes `hotels` hotels, `CITY_HOTELS` of them in the searched city, in an empty database of this URL. */
export async function makeStock(hotels: number, databaseUrl: string, dataDir: string): Promise<Stock> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    SARAI_ENV: 'local',
  };
  const since = performance.now();
  const made = spawnSync(
    process.execPath,
    ['--max-old-space-size=8192', CHILD, 'make', String(hotels), String(CITY_HOTELS)],
    { encoding: 'utf8', env },
  );
  if (made.status !== 0) throw new Error(`The hotels could not be made:\n${made.stderr}`);
  const madeIn = (performance.now() - since) / 1000;
  const sarai = await runSarai(dataDir, { DATABASE_URL: databaseUrl, DEMO: 'no' });
  const replay = fork(CHILD, ['replay'], { env });
  await once(replay, 'message');
  return { hotels, madeIn, sarai, replay };
}

export async function dropStock({ sarai, replay }: Stock): Promise<void> {
  replay.disconnect();
  await sarai.stop();
}

/**
 * A whole search over HTTP against its statements alone, and against the same search with ten times the hotels
 * elsewhere. One request at a time, as the cost of a single search is measured.
 */
export async function measureHotelSearch(large: Stock, small: Stock, rounds: number): Promise<Line[]> {
  const query = `/api/hotels/search?${benchQuery(new Date())}`;
  const [near, far] = [await Connection.open(small.sarai.port), await Connection.open(large.sarai.port)];
  const first = await far.get(query);
  if (first.status !== 200) throw new Error(`The search answered ${first.status}.`);
  const sides = [
    () => timeOf(far, query),
    () => sqlOf(large.replay),
    () => timeOf(near, query),
    () => sqlOf(small.replay),
  ];
  await interleaved(Math.ceil(rounds / 3), sides); // warm-up, not counted
  const [request = NaN, sql = NaN, elsewhere = NaN] = (await interleaved(rounds, sides)).map(median);
  [near, far].forEach((connection) => connection.close());
  const hotels = large.hotels.toLocaleString('en-US');
  return [
    atMost(`hotel search among ${hotels} hotels / its bare SQL`, request / sql, 2, times),
    atMost(`the same / among ${small.hotels.toLocaleString('en-US')} hotels`, request / elsewhere, 1.2, times),
    note(
      `search, and its SQL (city of ${CITY_HOTELS.toLocaleString('en-US')}, 3 nights, 2 rooms, ${kilobytes(first.bytes)})`,
      `${milliseconds(request)}, ${milliseconds(sql)}`,
    ),
    note('the first search of a city in a new process', milliseconds(first.milliseconds)),
    note(`making ${hotels} hotels, 365 nights`, seconds(large.madeIn)),
  ];
}

async function timeOf(connection: Connection, query: string): Promise<number> {
  return (await connection.get(query)).milliseconds;
}

async function sqlOf(replay: ChildProcess): Promise<number> {
  const answer = once(replay, 'message');
  replay.send('again');
  return ((await answer) as [number])[0];
}
