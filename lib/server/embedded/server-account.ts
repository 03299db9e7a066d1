import 'server-only';
import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

/** How to run a PostgreSQL binary: PostgreSQL refuses to run as root, so as root it runs under another identity. */
export type ServerAccount = {
  command: (binary: string, args: string[]) => [string, string[]];
  uid?: number;
  gid?: number;
};

const NOBODY = 65_534;

/**
 * The account for the embedded server. Not root: the current one. Root: a user namespace that maps root to uid 1000
 * (works under a 0700 home), or, where namespaces are forbidden, the account `nobody` (`giveFolder`).
 */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return { command: (binary, args) => [binary, args] };
  const mapped = ['-U', '--map-user=1000', '--map-group=1000', '--'];
  if (spawnSync('unshare', [...mapped, 'true'], { stdio: 'ignore' }).status === 0) {
    return { command: (binary, args) => ['unshare', [...mapped, binary, ...args]] };
  }
  return { command: (binary, args) => [binary, args], uid: NOBODY, gid: NOBODY };
}

/** Gives a folder to the account that the server runs under, if it is another one. */
export function giveFolder(folder: string, { uid, gid }: ServerAccount): void {
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}
