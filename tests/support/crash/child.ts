/**
 * A process that books, pays, changes and cancels with many buyers at once, until it is killed. Plain Node; it begins
 * when what it needs comes as JSON on one line. It says a line each time a buyer of a product has done something
 * (`flight paying`: one is sent to the checkout; `stay cancelled`: one has cancelled).
 */
import { flushCompileCache } from 'node:module';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { dispatch } from '#app/api/registry.ts';
import { recordProcessedRefunds, resolveWaiting } from '#features/bookings/server/index.ts';
import { runPaymentJobs } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { database } from '#lib/server/db/connect.ts';
import { wireFeatures } from '#start/wire-features.ts';
import { AppError } from '#lib/shared/errors.ts';
import type { CrashPlan, Shopper } from './plan.ts';
import { shopForFlights } from './shop-for-flights.ts';
import { shopForPackages } from './shop-for-packages.ts';
import { shopForStays } from './shop-for-stays.ts';

flushCompileCache(); // whoever is killed keeps nothing for the next one
const { value } = await createInterface(process.stdin)[Symbol.asyncIterator]().next();
const plan = JSON.parse(value ?? '') as CrashPlan;
clock.advance(Date.parse(plan.now) - clock.now().getTime());
wireFeatures();
const db = database();
const SHOPS = { stay: shopForStays, flight: shopForFlights, package: shopForPackages };

async function shop({ userId, product }: CrashPlan['buyers'][number]): Promise<void> {
  const shopper: Shopper = {
    call: {
      db,
      caller: { userId, userType: 'sarai', sessionId: 'ses_child' },
      request: {
        requestId: 'req_child',
        address: 'child',
        userAgent: 'child',
        headers: new Headers(),
        rawBody: '',
        answerHeaders: new Headers(),
      },
      query: undefined,
    },
    says: (word) => console.log(`${product} ${word}`),
  };
  for (;;) {
    try {
      await SHOPS[product](shopper, plan);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await pause(20); // sold out, or an empty wallet: the next trip then
    }
  }
}

async function jobs(): Promise<void> {
  for (;;) {
    await resolveWaiting({ db });
    const { refunds } = await runPaymentJobs({
      db,
      now: clock.now(),
      webhookUrl: 'http://shop.test/api/payments/webhook',
      fetch: (url, init) => dispatch(new Request(url, init)),
    });
    await recordProcessedRefunds(db, refunds.processed);
    await pause(20);
  }
}

await Promise.all([...plan.buyers.map(shop), jobs()]);
