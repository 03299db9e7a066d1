import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StayBooking } from '#features/bookings/contract.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aStay, ASHA, type Buyer } from '../support/buyer.ts';
import type { Stocked } from '../support/stock.ts';
import { expectAnswer, historiesFollowTheTable, PAYMENT_OUTCOMES, reopenOrder } from '../support/interleavings.ts';
import { walkUntilSeen } from '../support/walk-until-seen.ts';

const setup = useBookingSetup();
const SECOND = 1000;
const ACTIONS = [
  'quote',
  'next',
  'next',
  'next',
  'next',
  'next',
  'next',
  'next',
  'next',
  'hold',
  'name',
  'pay',
  'attempt',
  'attempt',
  'comeBack',
  'leave',
  'cancel',
  'release',
  'late',
  'jobs',
  'jobs',
] as const;

/** What one buyer has going on in one browser or several. */
type Shopper = {
  buyer: Buyer;
  bookings: StayBooking[];
  checkouts: Map<string, string[]>;
  callbacks: Map<string, Record<string, string>[]>;
};
type Step = { who: number; action: (typeof ACTIONS)[number]; pick: number; wallet: number; outcome: PaymentOutcome };

const step = fc.record<Step>({
  who: fc.nat(3),
  action: fc.constantFrom(...ACTIONS),
  pick: fc.nat(2),
  wallet: fc.constantFrom(0, 0, 100_000, 420_000),
  outcome: fc.constantFrom(...PAYMENT_OUTCOMES),
});
/** Time passes, or up to eight things happen at once. */
const moment = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(SECOND, 10 * SECOND, 300 * SECOND, 1200 * SECOND) },
  { weight: 5, arbitrary: fc.array(step, { minLength: 1, maxLength: 8 }) },
);

it.each([
  ['plain', 14, ['confirmed', 'cancelled', 'expired']],
  ['timeout-after-booking', 5, ['unknown', 'confirmed', 'expired']],
  ['pending', 5, ['unknown', 'confirmed', 'expired']],
  ['lost-request', 5, ['unknown', 'failed', 'expired']],
  ['sold-out-at-confirm', 5, ['failed', 'expired']],
] as const)(
  '[7.20] whatever buyers, gateway, supplier (%s) and jobs do at the same time, the three invariants hold',
  async (sentinel, numRuns, reached) => {
    const seen = new Set<string>();
    await walkUntilSeen(
      fc.asyncProperty(fc.array(moment, { minLength: 14, maxLength: 30 }), async (moments) => {
        await setup.clear();
        const hotel = await setup.stocked({ allotment: 2, sentinel: sentinel === 'plain' ? null : sentinel });
        const shoppers = await Promise.all(
          Array.from({ length: 4 }, async (): Promise<Shopper> => ({
            buyer: await setup.buyer(900_000),
            bookings: [],
            checkouts: new Map(),
            callbacks: new Map(),
          })),
        );
        for (const now of moments) {
          if (typeof now === 'number') clock.advance(now);
          else await Promise.all(now.map((one) => act(shoppers[one.who]!, one, hotel)));
          expect(await setup.broken()).toEqual({});
        }
        await setup.settle();
        expect({ ...(await setup.broken()), ...(await setup.unsettled()) }).toEqual({});
        for (const state of await historiesFollowTheTable(setup)) seen.add(state);
      }),
      numRuns,
      seen,
      reached,
    );
  },
  300_000,
);

async function act(shopper: Shopper, { action, pick, wallet, outcome }: Step, hotel: Stocked): Promise<void> {
  const { buyer, bookings, checkouts, callbacks } = shopper;
  if (action === 'jobs') return setup.jobs();
  if (action === 'quote' || !bookings.length) {
    const { status, data } = await buyer.quote(hotel, { stay: aStay({ inDays: 10 + pick, nights: 2 }) });
    if (status === 200) bookings.push(data);
    return expectAnswer(status);
  }
  const booking = bookings[pick % bookings.length]!;
  const url = checkouts.get(booking._id)?.at(-1) ?? null;
  const does = action === 'next' ? await nextOf(shopper, booking) : action;
  switch (does) {
    case 'hold':
      return expectAnswer((await buyer.hold(booking)).status);
    case 'name':
      return expectAnswer((await buyer.nameGuests(booking._id, ASHA)).status);
    case 'pay': {
      const { status, data } = await buyer.pay(booking, Math.min(wallet, booking.total));
      if (data?.checkoutUrl) checkouts.set(booking._id, [...(checkouts.get(booking._id) ?? []), data.checkoutUrl]);
      return expectAnswer(status);
    }
    case 'late': // the gateway takes money for an order that had been closed
      return reopenOrder(setup, url);
    case 'attempt': {
      const callback = url ? await buyer.atCheckout(url, outcome) : null;
      if (callback) callbacks.set(booking._id, [...(callbacks.get(booking._id) ?? []), callback.fields]);
      return;
    }
    case 'comeBack':
      return void (await Promise.all(
        (callbacks.get(booking._id) ?? []).map(async (fields) =>
          expect(await buyer.comeBack(fields)).toMatchObject({
            status: 303,
            location: expect.stringContaining(booking._id) as string,
          }),
        ),
      ));
    case 'leave':
      return void (url && expect((await buyer.leave(url)).status).toBe(303));
    case 'cancel':
      return expectAnswer((await buyer.cancel(booking._id, 0, wallet ? 'wallet' : 'source')).status);
    case 'release':
      return expectAnswer((await buyer.release(booking._id)).status);
  }
}

/** What a person would do now. */
async function nextOf(
  { buyer, checkouts, callbacks }: Shopper,
  { _id }: StayBooking,
): Promise<'hold' | 'name' | 'pay' | 'attempt' | 'comeBack' | 'cancel'> {
  const { data } = await buyer.look(_id);
  if (data.state === 'confirmed') return 'cancel';
  if (callbacks.get(_id)?.length) return 'comeBack';
  if (data.state === 'quoted') return 'hold';
  if (!data.details) return 'name';
  return data.state === 'paying' && checkouts.has(_id) ? 'attempt' : 'pay';
}
