/**
 * The database side of the hotel search, in a process of its own. `make COUNT CITY_HOTELS`: fills DATABASE_URL with
 * hotels for 365 nights. `replay`: on each message sends the statements of one search, with the same driver, and
 * answers how long they took.
 */
import '../server-modules.mjs';
import type { QueryConfig } from 'pg';
import { BENCH_CITY, benchStay } from './search-stay.ts';

const { generateHotels, searchStays } = await import('#features/hotels/server/index.ts');
const { allHotelCities } = await import('#features/places/server/index.ts');
const { clock } = await import('#lib/server/clock.ts');
const { database, onMaintenance } = await import('#lib/server/db/connect.ts');

const [work, count, cityHotels] = process.argv.slice(2);
await (work === 'make' ? make(Number(count), Number(cityHotels)) : replay());

async function make(hotels: number, inCity: number): Promise<void> {
  const others = allHotelCities().filter(({ city }) => city !== BENCH_CITY);
  const filled = allHotelCities()
    .filter(({ city }) => city === BENCH_CITY)
    .map((city) => ({ ...city, hotels: inCity }));
  await onMaintenance(process.env.DATABASE_URL ?? '', async (db) => {
    await generateHotels(db, hotels, [...filled, ...others], clock.today('Asia/Kolkata'));
    await db.$client.query('vacuum analyze');
  });
}

async function replay(): Promise<void> {
  const pool = database().$client;
  const statements = await statementsOfASearch();
  process.on('message', () => {
    const since = performance.now();
    void Promise.all(statements.map((statement) => pool.query(statement))).then(() =>
      process.send?.(performance.now() - since),
    );
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.(statements.length);
}

/** The statements of a search once this process has the city's contracts cached: prices, stock and taxes of today. */
async function statementsOfASearch(): Promise<QueryConfig[]> {
  const pool = database().$client;
  const query = { city: BENCH_CITY, ...benchStay(clock.now()) };
  const search = () =>
    searchStays({
      db: database(),
      query,
      body: undefined,
      caller: null,
      request: {
        requestId: '',
        address: '',
        userAgent: '',
        headers: new Headers(),
        rawBody: '',
        answerHeaders: new Headers(),
      },
    });
  await search();
  const sent: QueryConfig[] = [];
  const plain = pool.query.bind(pool) as (config: QueryConfig, values?: unknown[]) => Promise<never>;
  pool.query = ((config: QueryConfig, values?: unknown[]) => {
    sent.push({ ...config, values });
    return plain(config, values);
  }) as typeof pool.query;
  await search();
  pool.query = plain as typeof pool.query;
  return sent;
}
