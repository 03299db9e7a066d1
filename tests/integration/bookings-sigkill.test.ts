import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { aStay, NIGHT } from '../support/buyer.ts';
import type { CrashPlan } from '../support/crash-child.ts';
import type { Stocked } from '../support/stock.ts';

const house = useBookingHouse();
const KILLS = 20;
const BUYERS = 8;

it(`[7.20] killed with SIGKILL in mid-payment ${KILLS} times: nothing lost, nothing double, unknown outcomes resolved`, async () => {
  const hotels = [await house.stocked({ allotment: 5000 }), await house.stocked({ allotment: 5000, sentinel: 'timeout-after-booking' }), await house.stocked({ allotment: 5000, sentinel: 'pending' })];
  const cutOff: Record<string, number> = {};
  let next = aChild();
  onTestFinished(() => void next.child.kill('SIGKILL'));
  for (let kill = 0; kill < KILLS; kill++) {
    const child = next;
    next = aChild(); // starts up while the one before it works
    for (const [state, count] of await bookAndDie(child, hotels, kill % 2 ? 'paying' : 'cancelled')) cutOff[state] = (cutOff[state] ?? 0) + count;
    await house.settle();
    expect({ ...(await house.broken()), ...(await house.unsettled()) }, `after kill ${kill + 1}`).toEqual({});
  }
  // the kills came in the middle of things, and things were done between them
  expect(cutOff).toMatchObject({ paying: expect.any(Number) as number });
  expect((cutOff.confirming ?? 0) + (cutOff.unknown ?? 0) + (cutOff.cancelling ?? 0)).toBeGreaterThan(0);
  const { rows } = await house.db().execute<{ state: string; n: number }>(sql`select state, count(*)::int as n from bookings group by state`);
  const ended = Object.fromEntries(rows.map(({ state, n }) => [state, n]));
  expect(ended.confirmed).toBeGreaterThan(0);
  expect(ended.cancelled).toBeGreaterThan(0);
}, 600_000);

/** Starts a process that can book and waits to be told to. */
function aChild() {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', './scripts/server-modules.mjs', 'tests/support/crash-child.ts'], {
    env: { ...process.env, NODE_OPTIONS: '' }, stdio: ['pipe', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  return { child, complaints, ended: once(child, 'exit') };
}

/** Lets a child book, kills it within 150 ms of the first time it says a word, and gives the states left behind. */
async function bookAndDie({ child, complaints, ended }: ReturnType<typeof aChild>, hotels: Stocked[], word: 'paying' | 'cancelled'): Promise<[string, number][]> {
  const travellers = await Promise.all(Array.from({ length: BUYERS }, () => house.buyer(500_000)));
  const plan: CrashPlan = {
    hotels: hotels.map(({ hotelId, roomTypeId, ratePlanId }) => ({ hotelId, roomTypeId, ratePlanId })),
    userIds: travellers.map(({ userId }) => userId), stay: aStay({ nights: 2 }), total: 2 * NIGHT, now: clock.now().toISOString(),
  };
  child.stdin.write(`${JSON.stringify(plan)}\n`);
  await Promise.race([says(child.stdout, word), ended.then(() => Promise.reject(new Error(`The child ended by itself: ${complaints.join('')}`)))]);
  await pause(Math.random() * 150);
  child.kill('SIGKILL');
  await ended;
  expect(complaints).toEqual([]);
  const { rows } = await house.db().execute<{ state: string; n: number }>(sql`select state, count(*)::int as n from bookings where state in ('quoted', 'held', 'paying', 'confirming', 'unknown', 'cancelling') group by state`);
  return rows.map(({ state, n }) => [state, n]);
}

async function says(output: Readable, word: string): Promise<void> {
  for await (const line of createInterface({ input: output, signal: AbortSignal.timeout(60_000) })) if (line === word) return;
  throw new Error(`The child never said ${word}`);
}
