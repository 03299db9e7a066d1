import 'server-only';
import { spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

/** How to run a PostgreSQL binary: PostgreSQL refuses to run as root, so root lends it another identity. */
export type ServerAccount = { command: (binary: string, args: string[]) => [string, string[]]; uid?: number; gid?: number };

const NOBODY = 65_534;

/**
 * The account for the embedded server. Not root: oneself. Root: a user namespace that maps root to uid 1000 (works
 * under a 0700 home), or, where namespaces are forbidden, the account `nobody`, to which `folders` are given.
 */
export function serverAccount(folders: readonly string[]): ServerAccount {
  if (process.getuid?.() !== 0) return { command: (binary, args) => [binary, args] };
  const mapped = ['-U', '--map-user=1000', '--map-group=1000', '--'];
  if (spawnSync('unshare', [...mapped, 'true'], { stdio: 'ignore' }).status === 0) {
    return { command: (binary, args) => ['unshare', [...mapped, binary, ...args]] };
  }
  for (const folder of folders) chownSync(folder, NOBODY, NOBODY);
  return { command: (binary, args) => [binary, args], uid: NOBODY, gid: NOBODY };
}
