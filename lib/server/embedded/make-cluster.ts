import 'server-only';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';
import { log } from '../log.ts';
import type { ServerAccount } from './server-account.ts';

/** The superuser of a cluster, also in clusters of earlier versions. */
export const SUPERUSER = 'sarai';

/**
 * Creates a cluster where there is none. It is created under a temporary name and renamed when complete, so that an
 * interrupted start leaves no partial cluster. Nothing is ever deleted: a folder in the way is renamed, and the log
 * says to what. Throws CannotStart when the folder cannot be read or the cluster cannot be created.
 */
export function makeCluster(cluster: string, binaries: string, account: ServerAccount): void {
  if (isCluster(cluster)) return;
  const unfinished = `${cluster}.new`;
  for (const folder of [cluster, unfinished]) moveAside(folder);
  const args = [
    '-D',
    unfinished,
    '-U',
    SUPERUSER,
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--no-instructions',
  ];
  const made = spawnSync(...account.command(path.join(binaries, 'initdb'), args), {
    uid: account.uid,
    gid: account.gid,
    encoding: 'utf8',
  });
  if (made.status !== 0)
    throw new CannotStart(
      `The embedded PostgreSQL could not be created in ${cluster}: ${(made.stderr || made.error?.message || '').trim()}`,
    );
  renameSync(unfinished, cluster);
}

/** A cluster has a PG_VERSION file. An unreadable folder is never taken for a missing one. */
function isCluster(cluster: string): boolean {
  try {
    return statSync(path.join(cluster, 'PG_VERSION')).isFile();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw new CannotStart(
      `The database in ${cluster} cannot be read (${code}). Nothing was changed. Give this account access to it, then start again.`,
    );
  }
}

function moveAside(folder: string): void {
  if (!existsSync(folder)) return;
  if (statSync(folder).isDirectory() && readdirSync(folder).length === 0) return rmdirSync(folder);
  const aside = `${folder}.aside-${new Date().toISOString().replace(/[-:]|\.\d+/g, '')}`;
  renameSync(folder, aside);
  log().warn(
    { folder, aside },
    'a folder without PG_VERSION stood where the database belongs; it was renamed, and a new database is made',
  );
}
