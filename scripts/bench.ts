/**
 * `npm run bench`: measures the production build and prints one table. Each ratio is taken in one run, its two sides in
 * turns, because machines are noisy; docs/performance.md says what the lines mean. `--quick`: fewer hotels and rounds.
 * Names (layer, pages, browser, search, flights) after `--` measure only these.
 */
import './server-modules.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { buildWhenStale } from './build.mjs';
import { openBrowser } from './bench/browser.ts';
import { measureFirstLoad } from './bench/first-load.ts';
import { dropStock, makeStock, measureHotelSearch } from './bench/hotel-search.ts';
import { measureFlightSearch } from './bench/measure-flight-search.ts';
import { measureFiltering, measureNavigation } from './bench/interactions.ts';
import { measureOurLayer } from './bench/our-layer.ts';
import { measurePublicPages } from './bench/public-pages.ts';
import { runSarai, type Running } from './bench/running.ts';
import { benchQuery } from './bench/search-stay.ts';
import { atMost, note, printTable, seconds, type Line } from './bench/table.ts';

const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
const { migrateDatabase } = await import('#lib/server/db/migrate.ts');

const FOLDER = '.cache/bench';
const quick = process.argv.includes('--quick');
const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wanted = (name: string) => only.length === 0 || only.includes(name);

const effort = quick ? { rounds: 2, seconds: 1 } : { rounds: 5, seconds: 3 };
const visits = quick ? 1 : 5;
/** Ten times the hotels outside the city that is searched, whose 1,500 are the same. */
const HOTELS = quick ? { small: 2350, large: 10_000 } : { small: 11_350, large: 100_000 };
const SEARCHES = quick ? 20 : 100;

const load = () => loadavg().map((value) => value.toFixed(1)).join(', ');
const lines: Line[] = [note('machine', `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, load before ${load()}`)];

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
buildWhenStale();
if (wanted('layer')) lines.push(...(await measureOurLayer(effort)));
if (wanted('pages') || wanted('browser')) lines.push(...(await measureDemo()));
if (wanted('flights')) lines.push(...measureFlightSearch());
if (wanted('search')) lines.push(...(await measureSearch()));
lines.push(note('load of the machine after', load()));
rmSync(FOLDER, { recursive: true, force: true });
printTable(lines);

/** On the demo stock: start, pages under load, and what a browser sees. */
async function measureDemo(): Promise<Line[]> {
  const first = await runSarai(`${FOLDER}/demo`, {}, '/');
  await first.stop();
  const sarai = await runSarai(`${FOLDER}/demo`, {}, '/');
  try {
    const found = [atMost('second start to the first page', sarai.readyAfter, 3, seconds), note('first start: database made and seeded, then a page', seconds(first.readyAfter))];
    const paths = await demoPaths(sarai);
    if (wanted('pages')) found.push(...(await measurePublicPages(sarai, { landing: paths.landing, hotel: paths.hotel }, effort)));
    if (wanted('browser')) found.push(...(await measureBrowser(sarai, paths)));
    return found;
  } finally {
    await sarai.stop();
  }
}

async function demoPaths({ port }: Running): Promise<{ landing: string; listing: string; hotel: string; 'My trips': string }> {
  const query = benchQuery(new Date());
  const answer = await fetch(`http://127.0.0.1:${port}/api/hotels/search?${query}`);
  const { data } = (await answer.json()) as { data: { stays: { slug: string }[] } };
  const { checkin = '', checkout = '', rooms = '' } = Object.fromEntries(new URLSearchParams(query));
  const hotel = `/hotels/${data.stays[0]?.slug}?${new URLSearchParams({ checkin, checkout, rooms }).toString()}`;
  return { landing: '/', listing: `/hotels?${query}`, hotel, 'My trips': '/bookings' };
}

async function measureBrowser({ port }: Running, paths: Record<string, string>): Promise<Line[]> {
  const browser = await openBrowser();
  const base = `http://127.0.0.1:${port}`;
  try {
    return [...(await measureFirstLoad(browser, base, paths, visits)), ...(await measureNavigation(browser, base + paths.listing, visits))];
  } finally {
    await browser.close();
  }
}

/** On an embedded database of its own with two stocks of hotels; it is thrown away afterwards. */
async function measureSearch(): Promise<Line[]> {
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
    found.push(...(await measureFiltering(browser, `http://127.0.0.1:${large.sarai.port}/hotels?${benchQuery(new Date())}`)));
    await browser.close();
    await dropStock(small);
    await dropStock(large);
    return found;
  } finally {
    await postgres.stop();
  }
}
