import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeCluster } from './make-cluster.ts';
import { serverAccount } from './server-account.ts';
import { socketFolder } from './socket-folder.ts';
import { withStartLock } from './start-lock.ts';
import { supervise } from './supervise.ts';

const folders: string[] = [];
const aFolder = (name = '') => {
  const made = mkdtempSync(path.join(tmpdir(), 'embedded-test-'));
  folders.push(made);
  const folder = path.join(made, name);
  mkdirSync(folder, { recursive: true });
  return folder;
};
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
const modeOf = (folder: string) => statSync(folder).mode & 0o777;

describe('the folder of the socket', () => {
  it('lies in the data folder, closed to others, also when it was open', () => {
    const root = aFolder();
    expect(socketFolder(root)).toBe(path.join(root, 'socket'));
    chmodSync(path.join(root, 'socket'), 0o777);
    expect(modeOf(socketFolder(root))).toBe(0o700);
  });

  it('has a random name that is recorded where the data folder is too deep, and is found again', () => {
    const root = aFolder('a'.repeat(100));
    const found = socketFolder(root);
    folders.push(found);
    expect(Buffer.byteLength(path.join(found, '.s.PGSQL.5432'))).toBeLessThanOrEqual(107);
    expect(modeOf(found)).toBe(0o700);
    expect(statSync(path.join(root, 'socket-folder')).mode & 0o777).toBe(0o600);
    expect(socketFolder(root)).toBe(found);
    rmSync(found, { recursive: true });
    const again = socketFolder(root);
    folders.push(again);
    expect(again).not.toBe(found);
  });

  it('of a copied data folder is not the one of the original', () => {
    const [root, copy] = [aFolder('a'.repeat(100)), aFolder('b'.repeat(100))];
    const found = socketFolder(root);
    writeFileSync(path.join(copy, 'socket-folder'), readFileSync(path.join(root, 'socket-folder')));
    const other = socketFolder(copy);
    folders.push(found, other);
    expect(other).not.toBe(found);
  });

  it.runIf(process.getuid?.() === 0)('is refused when it is somebody else’s', () => {
    const root = aFolder();
    chownSync(socketFolder(root), 4242, 4242);
    expect(() => socketFolder(root)).toThrow(/is not a folder of this account/);
  });
});

describe('a folder where the database belongs, without PG_VERSION', () => {
  it('is renamed aside and never deleted, and a new database is made', () => {
    const root = aFolder();
    const cluster = path.join(root, 'postgres');
    mkdirSync(cluster);
    writeFileSync(path.join(cluster, 'base'), 'all the bookings');
    const binaries = path.join(root, 'bin');
    mkdirSync(binaries);
    writeFileSync(path.join(binaries, 'initdb'), '#!/bin/sh\nmkdir -p "$2" && echo 18 > "$2/PG_VERSION"\n', {
      mode: 0o755,
    });
    makeCluster(cluster, binaries, serverAccount());
    const aside = readdirSync(root).find((name) => name.startsWith('postgres.aside-')) ?? '';
    expect(readFileSync(path.join(root, aside, 'base'), 'utf8')).toBe('all the bookings');
    expect(existsSync(path.join(cluster, 'PG_VERSION'))).toBe(true);
  });
});

describe('the lock of a start', () => {
  it('lets one at a time start, and is taken over from a process that is gone', async () => {
    const root = aFolder();
    writeFileSync(path.join(root, 'starting.lock'), '4194303');
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 5 }, () =>
        withStartLock(root, async () => {
          most = Math.max(most, ++inside);
          await new Promise((resolve) => setTimeout(resolve, 20));
          inside--;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(readdirSync(root)).toEqual([]);
  });
});

describe('the watch over the server', () => {
  it('starts it again at once, waits up to five seconds after each failure, and stops when told', async () => {
    vi.useFakeTimers();
    try {
      let runs = true;
      const at: number[] = [];
      const began = Date.now();
      const watch = supervise({
        runs: () => runs,
        start: async () => {
          at.push(Date.now() - began);
          if (at.length < 7) throw new Error('no room');
          runs = true;
        },
      });
      await vi.advanceTimersByTimeAsync(1000);
      expect(at).toEqual([]);
      runs = false;
      await vi.advanceTimersByTimeAsync(30_000);
      expect(at).toEqual([1250, 1750, 2750, 4750, 8750, 13_750, 18_750]);
      await watch.stop();
      runs = false;
      await vi.advanceTimersByTimeAsync(60_000);
      expect(at).toHaveLength(7);
    } finally {
      vi.useRealTimers();
    }
  });
});
