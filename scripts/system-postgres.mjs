/** The machine's own PostgreSQL 15, if installed, as a temporary server, so that no newer syntax is used unnoticed. */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const BINARIES = '/usr/lib/postgresql/15/bin';

/** Runs `work(url)` on a fresh PostgreSQL 15 and returns its result; null where the machine has none. */
export async function withSystemPostgres(work) {
  if (!existsSync(path.join(BINARIES, 'initdb'))) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'pg15-'));
  const identity = process.getuid?.() === 0 ? accountOf('postgres') : {};
  if (identity.uid) chownSync(folder, identity.uid, identity.gid);
  const data = path.join(folder, 'data');
  spawnSync(
    path.join(BINARIES, 'initdb'),
    ['-D', data, '-U', 'sarai', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-instructions'],
    { ...identity, cwd: folder },
  );
  const server = spawn(
    path.join(BINARIES, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-h',
      '',
      '-c',
      'max_connections=220',
      '-c',
      'fsync=off',
      '-c',
      'synchronous_commit=off',
      '-c',
      'full_page_writes=off',
    ],
    { ...identity, cwd: folder, stdio: 'ignore' },
  );
  try {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    return await work(`postgres://sarai@/postgres?host=${encodeURIComponent(folder)}`);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

function accountOf(name) {
  const id = (flag) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
