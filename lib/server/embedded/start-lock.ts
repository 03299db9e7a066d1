import 'server-only';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '../cannot-start.ts';

const TIMEOUT_MS = 150_000;
/** No start takes this long: an older lock is stale, whichever process has its id now. */
const STALE_MS = 120_000;

/** Locks of this process, because process ids are reused, above all in containers. */
const held = new Set<string>();

/**
 * Runs work that starts the server on a data folder, one process at a time. The lock is a file with the process id; a
 * stale lock of an ended process is taken over. Throws CannotStart when another process holds it for two minutes.
 */
export async function withStartLock<Result>(root: string, work: () => Promise<Result>): Promise<Result> {
  const lock = path.join(root, 'starting.lock');
  for (const giveUp = performance.now() + TIMEOUT_MS; !takeLock(lock); await pause(100)) {
    if (performance.now() > giveUp)
      throw new CannotStart(
        `Process ${holderOf(lock)} has been starting the database in ${root} for two minutes (${lock}). Look at that process, then start again.`,
      );
  }
  try {
    held.add(lock);
    return await work();
  } finally {
    held.delete(lock);
    rmSync(lock, { force: true });
  }
}

function takeLock(lock: string): boolean {
  const mine = `${lock}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    if (link(mine, lock)) return true;
    const holder = holderOf(lock);
    if (holder === null || isHeld(lock, holder)) return false;
    const old = `${mine}.old`;
    renameSync(lock, old); // of several processes that find it stale, one succeeds
    const moved = holderOf(old);
    if (moved !== null && moved !== holder && isAlive(moved)) link(old, lock); // a new holder was faster: put it back
    rmSync(old, { force: true });
    return link(mine, lock);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false; // removed meanwhile: try again
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Creates the second name atomically; false when the file exists. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch {
    return null; // released meanwhile
  }
}

function isHeld(lock: string, holder: number): boolean {
  if (holder === process.pid) return held.has(lock);
  return isAlive(holder) && Date.now() - statSync(lock).mtimeMs < STALE_MS;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
