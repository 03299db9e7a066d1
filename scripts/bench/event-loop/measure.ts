/**
 * `node scripts/bench/event-loop/measure.ts`: the longest delay of the event loop while each operation serves its
 * largest permitted input, in the production build. Three readings each, in turns with idle readings of the same
 * length; the smallest counts, because other load on the machine only ever adds. `--all`: every operation. A name or
 * its beginning measures only those.
 */
import '../../server-modules.mjs';
import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, runSarai } from '../running.ts';
import { atMost, milliseconds, note, printTable, type Line } from '../table.ts';
import { ServerWatch, watchEnvironment } from './server-watch.ts';

const FOLDER = '.cache/bench/event-loop';
const ROUNDS = 3;
const MOST = 50;
/** Lines of the table besides those over the limit. */
const LONGEST = 15;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
const postgres = await startEmbeddedPostgres(`${FOLDER}/postgres`);
const url = postgres.url('largest');
Object.assign(process.env, {
  DATABASE_URL: url,
  DATA_DIR: FOLDER,
  SARAI_ENV: 'local',
  RATE_LIMIT_FACTOR: '1000',
  LOG_LEVEL: 'error',
});
await ensureDatabase(postgres.url('postgres'), 'largest');
const { migrateDatabase } = await import('#lib/server/db/migrate.ts');
await migrateDatabase(url);

const { operations } = await import('#app/api/operations.ts');
const { send } = await import('../../../tests/support/walk/send.ts');
const { goodCall, tokenFor } = await import('../../../tests/support/walk/good-call.ts');
const { endHolds } = await import('../../../tests/support/walk/ready-for.ts');
const { closeDatabase } = await import('#lib/server/db/connect.ts');
const { LARGEST_INPUTS } = await import('./largest-inputs.ts');
const { ENTRANCES } = await import('./entrances.ts');
const { cityOfHotels } = await import('./city-of-hotels.ts');
const { largestWorld, NOW } = await import('./world.ts');

type Reading = { delay: number; idle: number; took: number; bytes: number; status: number; what: string };

const only = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const wanted = (name: string) => !only.length || only.some((word) => name.startsWith(word));

cityOfHotels(url);
const world = await largestWorld(ROUNDS + 1);
const port = await freePort();
const sarai = await runSarai(FOLDER, { DATABASE_URL: url, DEMO: 'no', CLOCK: NOW, ...watchEnvironment(port) });
const base = `http://127.0.0.1:${sarai.port}`;
const watch = await ServerWatch.open(port);
await pause(3000); // work deferred by the start is not an operation's
try {
  const readings = new Map<string, Reading[]>();
  for (let round = 0; round <= ROUNDS; round++) {
    await endHolds(world.people);
    for (const [name, ask] of [
      ...operationCalls(round),
      ...ENTRANCES.map((one) => [one.name, () => one.ask(base, world)] as const),
    ]) {
      if (!wanted(name)) continue;
      const reading = await read(name, await ask());
      readings.set(name, [...(readings.get(name) ?? []), reading]);
    }
  }
  const lines = table(readings);
  printTable(lines);
  process.send?.(lines);
  process.exitCode = lines.some(({ met }) => met === false) ? 1 : 0;
} finally {
  watch.close();
  await sarai.stop();
  await closeDatabase();
  await postgres.stop();
}
process.exit();

type Ask = () => Promise<{ status: number; text: string; what: string }>;

/** One call of each operation, prepared when needed. */
function operationCalls(round: number): (readonly [string, () => Promise<Ask>])[] {
  return operations.map((operation) => [
    operation.name,
    async () => {
      const { known, token } = await world.ready(operation.name, round);
      const good = goodCall(operation, world.people, world.known, known);
      const input = LARGEST_INPUTS[operation.name];
      const sent = typeof input === 'function' ? input(good, world) : good;
      return () => send(base, operation, { ...sent, token: token ?? tokenFor(operation, world.people) });
    },
  ]);
}

async function read(name: string, ask: Ask): Promise<Reading> {
  const { delay, took, result } = await watch.during(ask);
  const { delay: idle } = await watch.during(() => pause(took));
  return { delay, idle, took, bytes: result.text.length, status: result.status, what: result.what };
}

/** The first reading of each operation is separate: it includes what a process builds once. */
function table(readings: ReadonlyMap<string, Reading[]>): Line[] {
  const figures = [...readings]
    .map(([name, [first, ...rest]]) => {
      const least = (figure: (reading: Reading) => number) => Math.min(...rest.map(figure));
      return {
        name,
        first: first!,
        delay: least(({ delay }) => delay),
        idle: least(({ idle }) => idle),
        took: least(({ took }) => took),
        last: rest.at(-1)!,
      };
    })
    .sort((a, b) => b.delay - a.delay);
  const words = (one: (typeof figures)[number]) =>
    `${milliseconds(one.delay)}, idle ${milliseconds(one.idle)}; answered in ${milliseconds(one.took)}, ${Math.round(one.last.bytes / 1024)} KB, ${one.last.status}`;
  const shown = process.argv.includes('--all')
    ? figures
    : figures.filter(({ delay }, at) => delay > MOST || at < LONGEST);
  const refused = figures.filter(({ last }) => last.status >= 400).map(({ name }) => name);
  const [worst] = figures;
  const atFirst = figures.toSorted((a, b) => b.first.delay - a.first.delay)[0];
  return [
    atMost(
      `event loop, longest delay under ${figures.length} operations at their largest input`,
      worst?.delay ?? NaN,
      MOST,
      milliseconds,
    ),
    ...shown.map((one) =>
      one.delay > MOST
        ? { ...note(one.name, words(one)), must: `≤ ${MOST} ms`, met: false }
        : note(one.name, words(one)),
    ),
    note('its operations that a good call refuses, their refusal measured', refused.join(', ')),
    note(
      'the longest at a first call in a new process',
      `${milliseconds(atFirst?.first.delay ?? NaN)}, ${atFirst?.name}`,
    ),
  ];
}
