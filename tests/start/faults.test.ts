import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aStay } from '../support/buyer.ts';
import type { Heard } from '../support/faults/buyers.ts';
import { aProduct, processesOf, RECOVERS_WITHIN, type Product } from '../support/faults/product.ts';

const DISK = '.cache/start-faults-test';
const BALLAST = `${DISK}/ballast`;
/** A disk of its own, small enough to be filled; only root may mount one, and not in every container. */
const mounted = () => spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', DISK]).status === 0;

let product: Product;
let hasDisk = false;
beforeAll(async () => {
  spawnSync('umount', [DISK]); // a run that was broken off left it
  rmSync(DISK, { recursive: true, force: true });
  mkdirSync(DISK, { recursive: true });
  hasDisk = mounted();
  product = await aProduct(`${DISK}/data`);
});
afterAll(async () => {
  await product.stop();
  if (hasDisk) spawnSync('umount', [DISK]);
});

const ready = async (): Promise<{ status: number; text: string }> => {
  const answer = await fetch(`${product.sarai.base}/api/ready`);
  return { status: answer.status, text: await answer.text() };
};

/**
 * An answer is good, a refusal that the state of the booking explains, 503 that says when to come again, or 502 where the
 * database was lost in the middle of a call to the supplier that stands on it; never late.
 */
function expectPlainAnswers(answers: readonly Heard[]): void {
  const strange = answers.filter(
    ({ status, code, retryAfter, ms }) =>
      (![200, 303, 409].includes(status) &&
        !(status === 503 && code === 'UNAVAILABLE' && Number(retryAfter) > 0) &&
        !(status === 502 && code === 'SUPPLIER_UNAVAILABLE')) ||
      ms > 20_000,
  );
  expect(strange).toEqual([]);
}

describe('PostgreSQL', () => {
  it('[7.20] stopped for some seconds: nobody is told anything wrong, and all goes on', async () => {
    const { seen, recovered } = await product.under(async () => {
      const all = processesOf(product.dataDir);
      expect(all.length).toBeGreaterThan(5);
      for (const pid of all) process.kill(pid, 'SIGSTOP');
      await pause(3000);
      expect(await ready()).toMatchObject({ status: 503 });
      for (const pid of all) process.kill(pid, 'SIGCONT');
    });
    expectPlainAnswers(seen.answers);
    expect(recovered).toBeLessThan(RECOVERS_WITHIN);
  });

  it('[7.20] killed with all its processes: it is started again, nothing is lost and nothing double', async () => {
    const { seen, recovered } = await product.under(async () => {
      const [first] = processesOf(product.dataDir);
      for (const pid of processesOf(product.dataDir)) process.kill(pid, 'SIGKILL');
      await pause(200);
      expect(processesOf(product.dataDir)[0] === first ? await ready() : { status: 503 }).toMatchObject({
        status: 503,
      });
    });
    expectPlainAnswers(seen.answers);
    expect(seen.answers.some(({ status }) => status === 503)).toBe(true);
    expect(recovered).toBeLessThan(RECOVERS_WITHIN);
  });
});

describe('connections used up', () => {
  it('[7.20] are told in time with 503 and Retry-After, readiness names the pool, and others are served', async () => {
    const { token } = await product.newcomer();
    const get = async (path: string) => {
      const began = performance.now();
      const answer = await fetch(product.sarai.base + path, { headers: { authorization: `Bearer ${token()}` } });
      return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ms: performance.now() - began };
    };
    const many = (path: (turn: number) => string) => Array.from({ length: 40 }, (_, turn) => get(path(turn)));
    const search = (turn: number) => {
      const { checkIn, checkOut } = aStay({ inDays: 5 + turn });
      return `/api/hotels/search?city=kochi&checkin=${checkIn}&checkout=${checkOut}&rooms=2`;
    };
    const waiting = await product.db.transaction(async (tx) => {
      await tx.execute(sql`lock table ledger_accounts in access exclusive mode`);
      const travellers = many(() => '/api/wallet/balance');
      await pause(500);
      expect((await get(search(0))).status).toBe(200);
      expect(await ready()).toMatchObject({ status: 503, text: expect.stringContaining('of travellers') as string });
      await tx.execute(sql`lock table room_calendars, hotels in access exclusive mode`);
      const searches = many((turn) => search(turn + 1));
      await pause(500);
      expect(await ready()).toMatchObject({
        status: 503,
        text: expect.stringContaining('of all others and of travellers') as string,
      });
      await pause(9000);
      return [...travellers, ...searches];
    });
    const answers = await Promise.all(waiting);
    const unavailable = answers.filter(({ status }) => status === 503);
    expect(unavailable.length).toBeGreaterThan(32); // nobody was served while both pools were used up
    for (const { status, retryAfter, ms } of answers) {
      expect([200, 503]).toContain(status);
      if (status === 503) expect([Number(retryAfter) > 0, ms < 10_000]).toEqual([true, true]);
    }
    expect((await product.under(() => Promise.resolve())).recovered).toBeLessThan(RECOVERS_WITHIN);
  });
});

describe('a full disk', () => {
  it('[7.20] is told with 503, and once there is room again all goes on by itself', async ({ skip }) => {
    skip(!hasDisk, 'mounting a tmpfs is not permitted here');
    const { seen, recovered } = await product.under(async () => {
      fill();
      for (let turn = 0; turn < 3; turn++) {
        await product.db.execute(sql`select pg_switch_wal()`).catch(() => undefined); // a new file of the log: no room for it
        fill();
        await pause(1000);
      }
      expect((await fetch(`${product.sarai.base}/api/health`)).status).toBe(200);
      rmSync(BALLAST);
    });
    expectPlainAnswers(seen.answers);
    expect(seen.answers.some(({ status }) => status === 503)).toBe(true);
    expect(recovered).toBeLessThan(RECOVERS_WITHIN);
  });
});

/** Takes what is left of the disk. */
function fill(): void {
  const piece = Buffer.alloc(64 * 1024, 1);
  try {
    for (;;) appendFileSync(BALLAST, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
