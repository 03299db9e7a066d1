/**
 * 1,000 random searches over 500 routes in this process, on DATABASE_URL (migrated): CPU time of each (all threads:
 * computing, the query's client side, garbage collection, writing the answer as JSON), the number of results, and the
 * heap. `node --expose-gc scripts/bench/flight-search.ts` prints one line of JSON. Without DATABASE_URL it creates a
 * database under `.cache/` and deletes it afterwards.
 */
import '../server-modules.mjs';
import { rmSync } from 'node:fs';
import { addDays } from '#lib/shared/dates.ts';
import { tripQuery } from '#lib/shared/trip.ts';
import { percentile } from './statistics.ts';

const { searchFlights, fareCalendar } = await import('#features/flights/server/index.ts');
const { flightSchedule: flightSchedule } = await import('#features/flights/rules/world/flight-schedule.ts');
const { chance, chosen } = await import('#features/flights/rules/world/chance.ts');
const { clock } = await import('#lib/server/clock.ts');
const { closeDatabase, database } = await import('#lib/server/db/connect.ts');

const OWN = '.cache/bench-flights';
const ROUTES = 500;
const SEARCHES = 1000;
const CALENDARS = 40;
const FACTS = {
  requestId: '',
  address: '',
  userAgent: '',
  headers: new Headers(),
  rawBody: '',
  answerHeaders: new Headers(),
};

const stop = process.env.DATABASE_URL ? null : await ownDatabase();
const began = performance.now();
const world = flightSchedule();
const built = performance.now() - began;
const routes = Array.from({ length: ROUTES }, (_, n) => randomRoute(n));
await round(50, 'warm'); // the machine code of the engine and the zone offsets are made once
globalThis.gc?.();
const heapBefore = process.memoryUsage().heapUsed;
const first = await round(SEARCHES, 'first');
globalThis.gc?.();
const heapBetween = process.memoryUsage().heapUsed;
const second = await round(SEARCHES, 'second');
globalThis.gc?.();
const heapAfter = process.memoryUsage().heapUsed;
const calendars = await calendarRound();
const cpu = [...first.cpu, ...second.cpu];
console.log(
  JSON.stringify({
    flightsAWeek: world.flights.days.length,
    builtMs: Math.round(built),
    searches: cpu.length,
    median: percentile(cpu, 50),
    p99: percentile(cpu, 99),
    worst: Math.max(...cpu),
    itineraries: percentile([...first.found, ...second.found], 50),
    mostItineraries: Math.max(...first.found, ...second.found),
    medianKb: Math.round(percentile([...first.bytes, ...second.bytes], 50) / 1024),
    heapMb: [heapBefore, heapBetween, heapAfter].map((bytes) => Math.round(bytes / 2 ** 20)),
    calendarMedian: percentile(calendars, 50),
    calendarP99: percentile(calendars, 99),
  }),
);
await closeDatabase();
await stop?.();

/** Half of the routes touch India; larger airports are searched more often, as travellers do. */
function randomRoute(n: number): { from: string; to: string } {
  for (let attempt = 0; ; attempt++) {
    const pick = (end: string, indian: boolean) => {
      for (let step = 0; ; step++) {
        const at = chosen(0, world.airports.length - 1, 'bench', n, attempt, end, step);
        const { country, cityCode } = world.airports[at]!;
        const liked = chance('like', n, attempt, end, step) < Math.min(1, world.onwardFrom[at]!.length / 60 + 0.05);
        if (liked && (!indian || country === 'IN')) return cityCode;
      }
    };
    const from = pick('from', n % 4 < 2);
    const to = pick('to', n % 4 === 0);
    if (from !== to) return { from, to };
  }
}

function randomQuery(n: number, name: string): Record<string, string> {
  const today = clock.today('Asia/Kolkata');
  const route = routes[chosen(0, ROUTES - 1, name, n, 'route')]!;
  const ahead = chosen(1, 300, name, n, 'day');
  const kind = chance(name, n, 'kind');
  const other = routes[chosen(0, ROUTES - 1, name, n, 'other')]!;
  return {
    ...route,
    depart: addDays(today, ahead),
    ...(kind < 0.4 ? { return: addDays(today, ahead + chosen(1, 25, name, n, 'stay')) } : {}),
    ...(kind > 0.95 && other.to !== route.to ? { then: `${route.to}-${other.to}-${addDays(today, ahead + 4)}` } : {}),
    adults: String(chosen(1, 4, name, n, 'adults')),
    children: String(chosen(0, 2, name, n, 'children')),
    cabin: chance(name, n, 'cabin') < 0.8 ? '2' : ['3', '4', '6'][chosen(0, 2, name, n, 'which')]!,
  };
}

async function round(searches: number, name: string): Promise<{ cpu: number[]; found: number[]; bytes: number[] }> {
  const [cpu, found, bytes]: [number[], number[], number[]] = [[], [], []];
  for (let n = 0; n < searches; n++) {
    const query = { ...tripQuery.parse(randomQuery(n, name)), sentinels: undefined };
    const before = process.cpuUsage();
    const listing = await searchFlights({ db: database(), query, body: undefined, caller: null, request: FACTS });
    bytes.push(JSON.stringify(listing).length);
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
    found.push(listing.bounds.reduce((sum, { itineraries }) => sum + itineraries.length, 0));
  }
  return { cpu, found, bytes };
}

async function calendarRound(): Promise<number[]> {
  const cpu: number[] = [];
  for (let n = 0; n < CALENDARS; n++) {
    const query = tripQuery.parse({ ...routes[n]!, depart: addDays(clock.today('Asia/Kolkata'), 30) });
    const before = process.cpuUsage();
    await fareCalendar({ db: database(), query, body: undefined, caller: null, request: FACTS });
    const { user, system } = process.cpuUsage(before);
    cpu.push((user + system) / 1000);
  }
  return cpu;
}

async function ownDatabase(): Promise<() => Promise<void>> {
  rmSync(OWN, { recursive: true, force: true });
  const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
  const { migrateDatabase } = await import('#lib/server/db/migrate.ts');
  const postgres = await startEmbeddedPostgres(OWN);
  await ensureDatabase(postgres.url('postgres'), 'flights');
  await migrateDatabase(postgres.url('flights'));
  process.env.DATABASE_URL = postgres.url('flights');
  return async () => {
    await postgres.stop();
    rmSync(OWN, { recursive: true, force: true });
  };
}
