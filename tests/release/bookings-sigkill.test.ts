import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, NIGHT } from '../support/buyer.ts';
import type { CrashPlan, Product, Word } from '../support/crash/plan.ts';
import { aDeparture, PERSON } from '../support/departures.ts';
import { xx, zz } from '../support/flyer.ts';
import { groupHotels } from '../support/group-hotels.ts';

const setup = useBookingSetup();
const KILLS = 20;
const PRODUCTS = ['stay', 'flight', 'package'] as const;
const BUYERS_OF_EACH = 3;
/** Each kill waits for one of these: all products are busy whichever is named. */
const WORDS: readonly (readonly [Product, Word])[] = [
  ['flight', 'paying'],
  ['stay', 'cancelled'],
  ['flight', 'cancelled'],
  ['stay', 'paying'],
  ['flight', 'paying a change'],
  ['package', 'paying'],
  ['package', 'paying an instalment'],
  ['package', 'cancelled'],
];
const UNDER_WAY = ['quoted', 'held', 'paying', 'confirming', 'unknown', 'paying_change', 'amending', 'cancelling'];

const [OUT, BACK, LATER] = ['2027-04-20', '2027-04-27', '2027-04-28'];
/** One that can be held, one ticketed at once, a lost answer, one that takes its time, pairs of one airline, of two, and one that fails in part. */
const FLIGHTS: CrashPlan['flights'] = [
  { offers: [zz(9011, OUT)], instead: zz(9011, LATER) },
  { offers: [xx(9011, OUT)], instead: xx(9011, LATER) },
  { offers: [zz(9005, OUT)], instead: zz(9011, LATER) },
  { offers: [xx(9008, OUT)], instead: xx(9011, LATER) },
  { offers: [zz(9011, OUT), zz(9111, BACK)], instead: zz(9111, LATER) },
  { offers: [zz(9010, OUT), xx(9111, BACK)], instead: xx(9111, LATER) },
  { offers: [zz(9011, OUT), xx(9109, BACK)], instead: xx(9111, LATER) },
];

it(`[7.20] killed with SIGKILL in mid-payment of stays, flights and packages ${KILLS} times: nothing lost, nothing double, unknown outcomes resolved`, async () => {
  const hotels = [
    await setup.stocked({ allotment: 5000 }),
    await setup.stocked({ allotment: 5000, sentinel: 'timeout-after-booking' }),
    await setup.stocked({ allotment: 5000, sentinel: 'pending' }),
  ];
  await groupHotels(setup, { delhi: 5000, agra: 5000, jaipur: 5000 });
  const departures = [
    await aDeparture(setup.db(), { inDays: 120, groupSize: 30_000 }),
    await aDeparture(setup.db(), { inDays: 130, groupSize: 30_000 }),
  ];
  const cutOff: Tally = { stay: {}, flight: {}, package: {} };
  let next = aChild();
  onTestFinished(() => void next.child.kill('SIGKILL'));
  for (let kill = 0; kill < KILLS; kill++) {
    const child = next;
    next = aChild(); // starts up while the one before it works
    await tellToBook(child, hotels, departures);
    await killAt(child, WORDS[kill % WORDS.length]!.join(' '));
    for (const product of PRODUCTS)
      for (const [state, count] of Object.entries((await states())[product]))
        if (UNDER_WAY.includes(state)) cutOff[product][state] = (cutOff[product][state] ?? 0) + count;
    await setup.settle();
    expect({ ...(await setup.broken()), ...(await setup.unsettled()) }, `after kill ${kill + 1}`).toEqual({});
  }
  expect(await lodged(), 'packages with rooms in all three hotels').toBeGreaterThan(0);
  // the kills came in the middle of things, and things were done between them
  const ended = await states();
  for (const product of ['flight', 'package'] as const)
    expect(cutOff[product], product).toMatchObject({ paying_change: expect.any(Number) as number });
  for (const product of PRODUCTS) {
    expect(cutOff[product], product).toMatchObject({ paying: expect.any(Number) as number });
    expect(
      Object.keys(cutOff[product]).filter((state) =>
        ['confirming', 'unknown', 'amending', 'cancelling'].includes(state),
      ),
      product,
    ).not.toEqual([]);
    expect(ended[product], product).toMatchObject({
      confirmed: expect.any(Number) as number,
      cancelled: expect.any(Number) as number,
    });
  }
}, 600_000);

/** How many packages have rooms booked in three hotels. */
async function lodged(): Promise<number> {
  const { rows } = await setup
    .db()
    .execute<{ n: number }>(
      sql`select count(*)::int as n from package_reservations where state = 'confirmed' and jsonb_array_length(lodgings) = 3`,
    );
  return Number(rows[0]?.n);
}

type Tally = Record<Product, Record<string, number>>;
type Child = ReturnType<typeof aChild>;

/** Starts a process that can book and waits to be told to. */
function aChild() {
  const child = spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      '--import',
      './scripts/server-modules.mjs',
      'tests/support/crash/child.ts',
    ],
    {
      env: { ...process.env, NODE_OPTIONS: '' },
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  const complaints: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => complaints.push(chunk.toString()));
  return { child, complaints, ended: once(child, 'exit') };
}

async function tellToBook(
  { child }: Child,
  hotels: CrashPlan['stays']['hotels'],
  departures: CrashPlan['packages']['departures'],
): Promise<void> {
  const buyers = await Promise.all(
    PRODUCTS.flatMap((product) =>
      Array.from({ length: BUYERS_OF_EACH }, async () => ({ product, userId: (await setup.buyer(500_000)).userId })),
    ),
  );
  const plan: CrashPlan = {
    buyers,
    flights: FLIGHTS,
    packages: { departures, total: 2 * PERSON },
    now: clock.now().toISOString(),
    stays: {
      hotels: hotels.map(({ hotelId, roomTypeId, ratePlanId }) => ({ hotelId, roomTypeId, ratePlanId })),
      stay: aStay({ nights: 2 }),
      total: 2 * NIGHT,
    },
  };
  child.stdin.write(`${JSON.stringify(plan)}\n`);
}

/** Kills a child within 150 ms of the first time it says a word. */
async function killAt({ child, complaints, ended }: Child, word: string): Promise<void> {
  await Promise.race([
    says(child.stdout, word),
    ended.then(() => Promise.reject(new Error(`The child ended by itself: ${complaints.join('')}`))),
  ]);
  await pause(Math.random() * 150);
  child.kill('SIGKILL');
  await ended;
  expect(complaints).toEqual([]);
}

/** How many bookings of each product stand in each state. */
async function states(): Promise<Tally> {
  const { rows } = await setup
    .db()
    .execute<{ category: string; state: string; n: number }>(
      sql`select category, state, count(*)::int as n from bookings group by category, state`,
    );
  const of = (category: string) =>
    Object.fromEntries(rows.filter((row) => row.category === category).map(({ state, n }) => [state, n]));
  return { stay: of('hotel'), flight: of('flight'), package: of('package') };
}

async function says(output: Readable, word: string): Promise<void> {
  for await (const line of createInterface({ input: output, signal: AbortSignal.timeout(60_000) }))
    if (line === word) return;
  throw new Error(`The child never said ${word}`);
}
