import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer, type Departure } from '../support/departures.ts';
import { aShopper, type Shopper } from '../support/shopper.ts';
import type { Stocked } from '../support/stock.ts';
import { expectAnswer, reopenOrder } from '../support/interleavings.ts';
import { walkUntilSeen } from '../support/walk-until-seen.ts';

const setup = useBookingSetup();
const SECOND = 1000;
const OUTCOMES: PaymentOutcome[] = ['success', 'success-no-return', 'success-duplicate-webhook', 'failure'];
const ACTIONS = [
  'hold',
  'hold',
  'payAll',
  'payAll',
  'paySome',
  'payOne',
  'attempt',
  'attempt',
  'attempt',
  'comeBack',
  'comeBack',
  'leave',
  'late',
  'release',
  'cancel',
  'jobs',
] as const;

/** One person in two tabs: the bookings of their cart, every checkout that was opened, every signed answer. */
type Tabs = {
  shopper: Shopper;
  held: { id: string; total: number }[];
  checkouts: string[];
  callbacks: Record<string, string>[];
};
type Step = { action: (typeof ACTIONS)[number]; pick: number; wallet: number; outcome: PaymentOutcome };

const step = fc.record<Step>({
  action: fc.constantFrom(...ACTIONS),
  pick: fc.nat(5),
  wallet: fc.constantFrom(0, 0, 100_000, 1_000_000),
  outcome: fc.constantFrom(...OUTCOMES),
});
/** Time passes, or both tabs do things at once. */
const moment = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(SECOND, 60 * SECOND, 1860 * SECOND) },
  { weight: 6, arbitrary: fc.array(step, { minLength: 1, maxLength: 6 }) },
);

it.each([
  ['plain', 'plain', 10, ['confirmed', 'expired']],
  ['sold-out-at-confirm', 'plain', 4, ['failed', 'confirmed']],
  ['timeout-after-booking', 'plain', 4, ['unknown', 'confirmed']],
  ['plain', 'refused', 4, ['failed', 'confirmed']],
  ['plain', 'timeout-after-booking', 4, ['unknown', 'confirmed']],
] as const)(
  '[7.20] whatever two tabs pay of one cart, together or alone, at a hotel that is %s and a tour operator that is %s, the three invariants hold',
  async (sentinel, ofDeparture, numRuns, reached) => {
    const seen = new Set<string>();
    await walkUntilSeen(
      fc.asyncProperty(fc.array(moment, { minLength: 10, maxLength: 24 }), async (moments) => {
        await setup.clear();
        const hotels = [
          await setup.stocked({ allotment: 3, sentinel: sentinel === 'plain' ? null : sentinel }),
          await setup.stocked({ allotment: 3 }),
        ];
        const departure = await aDeparture(setup.db(), {
          groupSize: 4,
          sentinel: ofDeparture === 'plain' ? null : ofDeparture,
        });
        const tabs: Tabs = { shopper: aShopper(await setup.buyer(2_500_000)), held: [], checkouts: [], callbacks: [] };
        for (const now of moments) {
          if (typeof now === 'number') clock.advance(now);
          else await Promise.all(now.map((one) => act(tabs, one, { hotels, departure })));
          expect(await setup.broken()).toEqual({});
        }
        await setup.settle();
        expect({ ...(await setup.broken()), ...(await setup.unsettled()) }).toEqual({});
        const { rows } = await setup
          .db()
          .execute<{ to_state: string }>(sql`select distinct to_state from booking_events`);
        for (const { to_state: state } of rows) seen.add(state);
      }),
      numRuns,
      seen,
      reached,
    );
  },
  300_000,
);

type OnSale = { hotels: Stocked[]; departure: Departure };

async function act(tabs: Tabs, { action, pick, wallet, outcome }: Step, { hotels, departure }: OnSale): Promise<void> {
  const { shopper, held, checkouts, callbacks } = tabs;
  if (action === 'jobs') return setup.jobs();
  if (action === 'hold' || !held.length) {
    const quoted =
      pick < 2
        ? await aPackageBuyer(shopper).quotePackage(departure)
        : await shopper.quote(hotels[pick % 2]!, { stay: aStay({ inDays: 10 + pick, nights: 2 }) });
    if (quoted.status !== 200) return expectAnswer(quoted.status);
    expectAnswer((await shopper.hold(quoted.data)).status);
    expectAnswer((await shopper.nameGuests(quoted.data._id, ASHA)).status);
    held.push({ id: quoted.data._id, total: quoted.data.total });
    return;
  }
  const one = held[pick % held.length]!;
  const url = checkouts[pick % Math.max(1, checkouts.length)] ?? null;
  switch (action) {
    case 'payAll':
    case 'paySome': {
      const some = action === 'payAll' ? held : held.filter((_, at) => at % 2 === pick % 2);
      if (!some.length) return;
      const total = some.reduce((sum, booking) => sum + booking.total, 0);
      const ids = some.map(({ id }) => id);
      const { status, data } = await shopper.payTogether(ids, total, Math.min(wallet, total));
      if (data?.checkoutUrl) checkouts.push(data.checkoutUrl);
      return expectAnswer(status);
    }
    case 'payOne': {
      const { status, data } = await shopper.pay({ _id: one.id, total: one.total }, Math.min(wallet, one.total));
      if (data?.checkoutUrl) checkouts.push(data.checkoutUrl);
      return expectAnswer(status);
    }
    case 'attempt': {
      const callback = url ? await shopper.atCheckout(url, outcome) : null;
      if (callback) callbacks.push(callback.fields);
      return;
    }
    case 'comeBack':
      return void (await Promise.all(
        callbacks.map(async (fields) => expect((await shopper.comeBack(fields)).status).toBe(303)),
      ));
    case 'leave':
      return void (url && expect((await shopper.leave(url)).status).toBe(303));
    case 'late': // the gateway takes money for an order that had been closed
      return reopenOrder(setup, url);
    case 'release':
      return expectAnswer((await shopper.release(one.id)).status);
    case 'cancel':
      return expectAnswer((await shopper.cancel(one.id, 0, wallet ? 'wallet' : 'source')).status);
  }
}
