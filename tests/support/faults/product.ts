import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { openDatabase, type Database } from '#lib/server/db/connect.ts';
import { MAINTENANCE_LIMITS } from '#lib/server/db/limits.ts';
import { accessToken } from '../access-token.ts';
import { brokenInvariants, found, unsettledMoney } from '../invariants.ts';
import { NIGHT } from '../buyer.ts';
import { aHotel, type Stocked } from '../stock.ts';
import { aTraveller } from '../travellers.ts';
import { aSarai, finish, type Sarai } from '../whole-process.ts';
import { book, startBuyers, type Seen } from './buyers.ts';

const BUYERS = 6;
/** What the product promises: it recovers by itself within so many milliseconds of the end of a fault. */
export const RECOVERS_WITHIN = 10_000;

/** The product under load: a whole process on its own embedded database, one hotel, and people with full wallets. */
export type Product = {
  sarai: Sarai;
  db: Database;
  dataDir: string;
  hotel: Stocked;
  /** Somebody new, with a full wallet and access tokens by the product's clock. */
  newcomer: () => Promise<{ userId: string; token: () => string }>;
  /** Books all the time while `fault` happens, then waits for recovery and checks the books. Gives what buyers saw, and how long recovery took. */
  under: (fault: () => Promise<void>) => Promise<{ seen: Seen; recovered: number }>;
  stop: () => Promise<void>;
};

/** Starts it. `ahead`: how far its clock is ahead of ours, in milliseconds. */
export async function aProduct(
  dataDir: string,
  environment: Record<string, string> = {},
  ahead = () => 0,
): Promise<Product> {
  await finish('scripts/reset-database.mjs', { DATA_DIR: dataDir }); // a run that was broken off left it
  const { SESSION_SECRET = '', GATEWAY_KEY_SECRET = '', GATEWAY_WEBHOOK_SECRET = '' } = process.env;
  const secrets = { SESSION_SECRET, GATEWAY_KEY_SECRET, GATEWAY_WEBHOOK_SECRET };
  const local = { DATA_DIR: dataDir, DEMO: 'no', LOG_LEVEL: 'warn', RATE_LIMIT_FACTOR: '1000' };
  const sarai = await aSarai({ ...local, ...secrets, ...environment });
  await sarai.ready();
  const db = openDatabase(
    `postgres://sarai@/sarai?host=${encodeURIComponent(path.resolve(dataDir, 'socket'))}`,
    4,
    MAINTENANCE_LIMITS,
  );
  const hotel = await aHotel(db, { allotment: 400 });
  const newcomer = async () => {
    const { caller, userId } = await aTraveller(db, { wallet: 400 * NIGHT });
    return { userId, token: () => accessToken(caller, { now: new Date(Date.now() + ahead()) }) };
  };
  const under: Product['under'] = async (fault) => {
    const { token: probe } = await newcomer();
    const buyers = await Promise.all(Array.from({ length: BUYERS }, newcomer));
    const load = startBuyers(
      sarai.base,
      buyers.map(({ token }) => token),
      hotel,
    );
    await pause(1000);
    const began = performance.now();
    await fault();
    const ended = performance.now();
    const booked = await book({ base: sarai.base, token: probe, seen: load.seen }, hotel, { wallet: true, inDays: 60 });
    const recovered = performance.now() - ended;
    expect(booked?.state, JSON.stringify(load.seen.answers.filter(({ status }) => status !== 200).slice(-5))).toBe(
      'confirmed',
    );
    await load.stop();
    expect(load.seen.longest, 'the longest that one call waited').toBeLessThan(ended - began + RECOVERS_WITHIN);
    await checkBooks(db, hotel);
    expect((await fetch(`${sarai.base}/api/ready`)).status).toBe(200);
    const stand = [...load.seen.confirmed].filter((id) => !load.seen.cancelled.has(id));
    expect(stand.length, 'bookings made under load').toBeGreaterThan(0);
    expect(await confirmedOf(db, buyers), 'confirmed by the books, and as buyers saw it').toEqual(stand.sort());
    return { seen: load.seen, recovered };
  };
  const stop = async () => {
    await db.$client.end();
    sarai.kill('SIGTERM');
    await sarai.ended;
    await finish('scripts/reset-database.mjs', { DATA_DIR: dataDir });
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { sarai, db, dataDir, hotel, newcomer, under, stop };
}

/** The bookings of these people that are confirmed, sorted. */
async function confirmedOf(db: Database, people: readonly { userId: string }[]): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; owner: string }>(
    sql`select id, user_id as owner from bookings where state = 'confirmed'`,
  );
  const owners = new Set(people.map(({ userId }) => userId));
  return rows
    .filter(({ owner }) => owners.has(owner))
    .map(({ id }) => id)
    .sort();
}

/** The invariants of DESIGN.md once nobody waits for anybody: money, rooms, and one reservation for each booking. */
async function checkBooks(db: Database, hotel: Stocked): Promise<void> {
  const giveUp = performance.now() + 45_000; // a step that was cut off is taken up after 30 seconds
  while (performance.now() < giveUp && Object.keys(found(await unsettledMoney(db))).length) await pause(200);
  const broken = found(await brokenInvariants(db, { [hotel.roomTypeId]: hotel.allotment }));
  expect({ ...broken, ...found(await unsettledMoney(db)) }).toEqual({});
  const { rows } = await db.execute(sql`select room_type_id from room_calendars where 0 > any (free)`);
  expect(rows, 'rooms below zero').toEqual([]);
}

/** All processes of the embedded PostgreSQL, its first one ahead. */
export function processesOf(dataDir: string): number[] {
  const file = path.join(dataDir, 'postgres', 'postmaster.pid');
  const first = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (!first) return [];
  const children = readdirSync('/proc').filter((name) => {
    const about =
      /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`) ? readFileSync(`/proc/${name}/stat`, 'utf8') : '';
    return Number(/\) \S (\d+) /.exec(about)?.[1]) === first;
  });
  return [first, ...children.map(Number)];
}
