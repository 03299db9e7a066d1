import 'server-only';
import { chmodSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CannotStart } from '../cannot-start.ts';

/** The longest address of a unix socket, in bytes (`sun_path` without its NUL; macOS takes 103). */
const LONGEST_ADDRESS = process.platform === 'darwin' ? 103 : 107;
const SOCKET = '.s.PGSQL.5432';
/** File that records the socket's folder when `DATA_DIR` is too deep to hold it. */
const RECORD = 'socket-folder';

/**
 * The folder of the server's socket, which only its owner may enter: `socket` in the data folder, or, where that path is
 * too long, a folder with a random name that the data folder records. Throws CannotStart when it belongs to someone else.
 */
export function socketFolder(root: string, lent?: number): string {
  const own = path.join(root, 'socket');
  if (Buffer.byteLength(path.join(own, SOCKET)) <= LONGEST_ADDRESS) {
    mkdirSync(own, { recursive: true, mode: 0o700 });
    mustBePrivate(own, lent);
    return own;
  }
  const record = path.join(root, RECORD);
  const [known = '', of] = existsSync(record) ? readFileSync(record, 'utf8').split('\n') : [];
  if (of === root && existsSync(known)) {
    // a copied data folder holds the record of the original
    mustBePrivate(known, lent);
    return known;
  }
  const made = mkdtempSync(path.join(tmpdir(), 'sarai-'));
  writeFileSync(record, `${made}\n${root}`, { mode: 0o600 });
  return made;
}

/**
 * Throws CannotStart unless the folder is a real one, belongs to us (as root, to root or the account the server runs
 * under) and is closed to others. Closes our own folder when it is open.
 */
export function mustBePrivate(folder: string, lent?: number): void {
  const about = lstatSync(folder);
  const owners = [process.getuid?.() ?? about.uid, ...(lent === undefined ? [] : [lent])];
  if (!about.isDirectory() || !owners.includes(about.uid)) {
    throw new CannotStart(
      `${folder} is not a folder of this account (uid ${process.getuid?.()}): someone else could answer there in place of the database. Move it away, then start again.`,
    );
  }
  if (process.platform !== 'win32' && about.mode & 0o077) chmodSync(folder, 0o700);
}
