/**
 * `npm run bench`: measures the production build and prints one table. Each ratio is taken in one run with its two
 * sides in turns, because machines are noisy; docs/performance.md explains the lines. `--quick`: fewer hotels and
 * rounds. Names (policy, company, hub, start, layer, pages, browser, booking, soak, flights, search, loop) after `--`
 * measure only these.
 */
import './server-modules.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { fork } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';
import { addDays } from '#lib/shared/dates.ts';
import { buildWhenStale } from './build.mjs';
import { measureBookingPath } from './bench/booking-path.ts';
import { openBrowser } from './bench/browser.ts';
import { measureCompanySize } from './bench/company-size.ts';
import { measureFirstLoad } from './bench/first-load.ts';
import { dropStock, makeStock, measureHotelSearch } from './bench/hotel-search.ts';
import { measureHub } from './bench/hub.ts';
import { measureFlightSearch } from './bench/measure-flight-search.ts';
import { measureFiltering, measureNavigation } from './bench/interactions.ts';
import { measureOurLayer, runYardstick } from './bench/our-layer.ts';
import { measurePolicyVerdict } from './bench/policy-verdict.ts';
import { measurePublicPages } from './bench/public-pages.ts';
import { runSarai, type Running } from './bench/running.ts';
import { benchQuery } from './bench/search-stay.ts';
import { measureSoak } from './bench/soak.ts';
import { median } from './bench/statistics.ts';
import { atMost, failed, note, printTable, seconds, type Line } from './bench/table.ts';

process.env.SARAI_ENV ||= 'local'; // whatever is measured runs on this machine alone
const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
const { migrateDatabase } = await import('#lib/server/db/migrate.ts');

const FOLDER = '.cache/bench';
const quick = process.argv.includes('--quick');
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wanted = (name: string) => only.length === 0 || only.includes(name);

const effort = quick ? { rounds: 2, seconds: 1 } : { rounds: 7, seconds: 2 };
const visits = quick ? 1 : 7;
/** Ten times the hotels outside the searched city, whose 1,500 stay the same. */
const HOTELS = quick ? { small: 2350, large: 10_000 } : { small: 11_350, large: 100_000 };
const SEARCHES = quick ? 20 : 100;
const BOOKINGS = quick ? 5 : 40;
const SOAK_REQUESTS = quick ? 800 : 8000;
const STARTS = quick ? 1 : 3;

const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(', ');
const lines: Line[] = [
  note(
    'machine',
    `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load before ${load()}`,
  ),
];
/** Steps that take minutes print what they are doing. */
const begin = (what: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${what}, load ${load()}`);

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
buildWhenStale();
if (wanted('policy')) lines.push(...measurePolicyVerdict());
if (wanted('company'))
  lines.push(
    ...(await measureCompanySize(FOLDER, quick ? 3 : 15).catch((error: unknown) => [failed('company', error)])),
  );
if (wanted('hub')) lines.push(...(await measureHub(FOLDER).catch((error: unknown) => [failed('hub', error)])));
if (wanted('flights')) lines.push(...flightSearch());
if (wanted('loop')) lines.push(...(await measureEventLoop().catch((error: unknown) => [failed('event loop', error)])));
if (['layer', 'pages', 'browser', 'booking', 'soak', 'start'].some(wanted)) lines.push(...(await measureDemo()));
if (wanted('search')) lines.push(...(await measureSearch().catch((error: unknown) => [failed('search', error)])));
lines.push(note('load of the machine after', load()));
rmSync(FOLDER, { recursive: true, force: true });
printTable(lines);

/** On the demo stock: start, our layer, pages under load, a browser, a booking, and many requests. */
async function measureDemo(): Promise<Line[]> {
  begin('start');
  const found: Line[] = [];
  const first = await runSarai(`${FOLDER}/demo`, {}, '/');
  await first.stop();
  const again: number[] = [];
  for (let start = 1; start < STARTS; start++) {
    const sarai = await runSarai(`${FOLDER}/demo`, {}, '/');
    again.push(sarai.readyAfter);
    await sarai.stop();
  }
  const sarai = await runSarai(`${FOLDER}/demo`, {}, '/');
  again.push(sarai.readyAfter);
  found.push(
    atMost('second start to the first page', median(again), 3, seconds),
    note('the same, min; processor time', `${seconds(Math.min(...again))}; ${seconds(sarai.processor() / 1000)}`),
  );
  found.push(note('first start: database created and seeded, then a page', seconds(first.readyAfter)));
  begin('yardstick');
  const yardstick = await runYardstick();
  try {
    const paths = await demoPaths(sarai);
    const part = async (name: string, measure: () => Promise<Line[]>) => {
      if (!wanted(name)) return;
      begin(name);
      found.push(...(await measure().catch((error: unknown) => [failed(name, error)])));
    };
    await part('layer', () => measureOurLayer(yardstick, effort));
    await part('pages', () =>
      measurePublicPages(
        sarai,
        yardstick,
        { landing: paths.landing, listing: paths.listing, hotel: paths.hotel },
        effort,
      ),
    );
    await part('browser', () => measureBrowser(sarai, yardstick, paths));
    await part('booking', () => measureBookingPath(sarai, BOOKINGS));
    await part('soak', () =>
      measureSoak(
        sarai,
        [paths.landing, paths.listing, paths.hotel, `/api/hotels/search?${benchQuery(new Date())}`],
        SOAK_REQUESTS,
      ),
    );
    return found;
  } finally {
    await yardstick.stop();
    await sarai.stop();
  }
}

async function demoPaths({
  port,
}: Running): Promise<{ landing: string; listing: string; hotel: string; 'My trips': string }> {
  const query = benchQuery(new Date());
  const answer = await fetch(`http://127.0.0.1:${port}/api/hotels/search?${query}`);
  const { data } = (await answer.json()) as { data: { stays: { slug: string }[] } };
  const { checkin = '', checkout = '', rooms = '' } = Object.fromEntries(new URLSearchParams(query));
  const hotel = `/hotels/${data.stays[0]?.slug}?${new URLSearchParams({ checkin, checkout, rooms }).toString()}`;
  return { landing: '/', listing: `/hotels?${query}`, hotel, 'My trips': '/bookings' };
}

/** The direction with the most flights: Bengaluru to Delhi, some 280 with one change. */
function flightsOfManyAirlines(): string {
  return `/flights?from=BLR&to=DEL&depart=${addDays(new Date().toISOString().slice(0, 10), 45)}&adults=1`;
}

async function measureBrowser({ port }: Running, yardstick: Running, paths: Record<string, string>): Promise<Line[]> {
  const browser = await openBrowser();
  const base = `http://127.0.0.1:${port}`;
  try {
    return [
      ...(await measureFirstLoad(browser, base, paths, `http://127.0.0.1:${yardstick.port}/`, visits)),
      ...(await measureNavigation(browser, base + paths.listing, visits)),
      ...(await measureFiltering(browser, base + flightsOfManyAirlines(), 'flights')),
    ];
  } finally {
    await browser.close();
  }
}

function flightSearch(): Line[] {
  begin('flights');
  try {
    return measureFlightSearch();
  } catch (error) {
    return [failed('flights', error)];
  }
}

/** In a process of its own, as its clock stands still. */
function measureEventLoop(): Promise<Line[]> {
  begin('event loop');
  return new Promise((resolve, reject) => {
    const child = fork('scripts/bench/event-loop/measure.ts', { silent: true });
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2000)));
    child.once('message', (found: Line[]) => resolve(found));
    child.once('exit', () => reject(new Error(said || 'The measurement ended without a result.')));
  });
}

/** On an embedded database of its own with two stocks of hotels, deleted afterwards. */
async function measureSearch(): Promise<Line[]> {
  begin('search');
  const postgres = await startEmbeddedPostgres(`${FOLDER}/search`);
  const stock = async (name: 'small' | 'large') => {
    await ensureDatabase(postgres.url('postgres'), name);
    await migrateDatabase(postgres.url(name));
    return makeStock(HOTELS[name], postgres.url(name), `${FOLDER}/${name}`);
  };
  try {
    const small = await stock('small');
    const large = await stock('large');
    const found = await measureHotelSearch(large, small, SEARCHES);
    const browser = await openBrowser();
    found.push(
      ...(await measureFiltering(browser, `http://127.0.0.1:${large.sarai.port}/hotels?${benchQuery(new Date())}`)),
    );
    await browser.close();
    await dropStock(small);
    await dropStock(large);
    return found;
  } finally {
    await postgres.stop();
  }
}
