import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PackageBooking } from '#features/bookings/contract.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer, PERSON, TWO, type Departure } from '../support/departures.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';
import { expectAnswer, historiesFollowTheTable, PAYMENT_OUTCOMES, reopenOrder } from '../support/interleavings.ts';
import { walkUntilSeen } from '../support/walk-until-seen.ts';

const setup = useBookingSetup();
const SECOND = 1000;
const DAY = 86_400 * SECOND;
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
  'pay',
  'deposit',
  'instalment',
  'instalment',
  'attempt',
  'attempt',
  'comeBack',
  'leave',
  'change',
  'change',
  'cancelRoom',
  'cancelRoom',
  'cancel',
  'release',
  'late',
  'jobs',
  'jobs',
] as const;

/** What one buyer has going on in one browser or several. */
type Shopper = {
  buyer: ReturnType<typeof aPackageBuyer>;
  bookings: PackageBooking[];
  checkouts: Map<string, string[]>;
  callbacks: Map<string, Record<string, string>[]>;
};
type Step = { who: number; action: (typeof ACTIONS)[number]; pick: number; wallet: number; outcome: PaymentOutcome };

const step = fc.record<Step>({
  who: fc.nat(3),
  action: fc.constantFrom(...ACTIONS),
  pick: fc.nat(2),
  wallet: fc.constantFrom(0, 0, 100_000, 2 * PERSON),
  outcome: fc.constantFrom(...PAYMENT_OUTCOMES),
});
/** Time passes, at times until a payment is due, or up to eight things happen at once. */
const moment = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(SECOND, 10 * SECOND, 300 * SECOND, 1200 * SECOND, 19 * DAY) },
  { weight: 5, arbitrary: fc.array(step, { minLength: 1, maxLength: 8 }) },
);

/** Two buyers in three travel with a second room, of one person. */
const ALONE = { adults: 1, childAges: [] };
const SINGLE = 3_150_000;

/** What of the journey a party adds: nothing, a guide, or a night for which a room is needed too. */
const EXTRAS = [[], [{ code: 'guide', quantity: 1 }], [{ code: 'before', quantity: 1 }]];
const ADDED = [0, 336_000, 504_000];

it.each([
  [null, 14, ['confirmed', 'cancelled', 'expired', 'paying_change', 'a room cancelled']],
  ['timeout-after-booking', 5, ['unknown', 'confirmed', 'expired']],
  ['pending', 5, ['unknown', 'confirmed', 'expired']],
  ['lost-request', 5, ['unknown', 'failed', 'expired']],
  ['refused', 5, ['failed', 'expired']],
  ['lost-cancellation', 5, ['cancelling', 'cancelled', 'confirmed']],
] as const)(
  '[7.20] whatever buyers of packages, gateway, tour operator (%s) and jobs do at the same time, no place, room or rupee is lost or doubled',
  async (sentinel, numRuns, reached) => {
    const seen = new Set<string>();
    await walkUntilSeen(
      fc.asyncProperty(fc.array(moment, { minLength: 14, maxLength: 30 }), async (moments) => {
        await setup.clear();
        await unlistHotels(setup.db());
        await groupHotels(setup, { delhi: 4, agra: 3, jaipur: 4 }); // fewer rooms than places: either may end first
        const departures = [
          await aDeparture(setup.db(), { inDays: 70, groupSize: 5, sentinel }),
          await aDeparture(setup.db(), { inDays: 73, groupSize: 4, double: 2_400_000, sentinel }), // shares nights in Jaipur and Delhi
        ];
        const shoppers = await Promise.all(
          Array.from({ length: 4 }, async (): Promise<Shopper> => ({
            buyer: aPackageBuyer(await setup.buyer(4 * PERSON)),
            bookings: [],
            checkouts: new Map(),
            callbacks: new Map(),
          })),
        );
        for (const now of moments) {
          if (typeof now === 'number') clock.advance(now);
          else await Promise.all(now.map((one) => act(shoppers[one.who]!, one, departures, seen)));
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

async function act(shopper: Shopper, step: Step, departures: readonly Departure[], seen: Set<string>): Promise<void> {
  const { buyer, bookings, checkouts, callbacks } = shopper;
  const { action, pick, wallet, outcome } = step;
  if (action === 'jobs') return setup.jobs();
  if (action === 'quote' || !bookings.length) {
    const alone = pick !== 1;
    const { status, data } = await buyer.quotePackage(departures[pick % 2]!, {
      rooms: alone ? [...TWO, ALONE] : TWO,
      extras: EXTRAS[pick]!,
      shownTotal: 2 * PERSON + (alone ? SINGLE : 0) + ADDED[pick]!,
    });
    if (status === 200) bookings.push(data);
    return expectAnswer(status);
  }
  const booking = bookings[pick % bookings.length]!;
  const { _id } = booking;
  const url = checkouts.get(_id)?.at(-1) ?? null;
  const opened = ({ status, data }: { status: number; data?: { checkoutUrl: string | null } }) => {
    if (data?.checkoutUrl) checkouts.set(_id, [...(checkouts.get(_id) ?? []), data.checkoutUrl]);
    expectAnswer(status);
  };
  switch (action === 'next' ? await nextOf(shopper, booking, step) : action) {
    case 'hold':
      return expectAnswer((await buyer.hold(booking)).status);
    case 'name':
      return expectAnswer(
        (await buyer.nameGuests(_id, { ...ASHA, guests: booking.rooms.map(() => ASHA.guests[0]) })).status,
      );
    case 'pay':
      return opened(await buyer.payBy(booking, { walletAmount: Math.min(wallet, booking.total) }));
    case 'deposit': {
      const first = booking.instalments?.payments[0]?.amount ?? booking.total;
      return opened(await buyer.payBy(booking, { walletAmount: Math.min(wallet, first), paying: 'deposit' }));
    }
    case 'instalment': {
      const { instalments } = await buyer.lookPackage(_id);
      const next = instalments?.payments.find(({ paidAt }) => !paidAt)?.amount ?? 1;
      const all = pick === 2;
      return opened(
        await buyer.payInstalment(_id, Math.max(1, all ? (instalments?.open ?? 1) : next), all ? 'all' : 'next'),
      );
    }
    case 'change': {
      const booked = (await buyer.lookPackage(_id)).departure;
      const { departure } = departures.find((one) => one.departure !== booked)!;
      const { status, data: quote } = await buyer.departureQuote(_id, departure);
      if (status !== 200) return expectAnswer(status);
      const walletAmount = Math.min(wallet, Math.max(0, quote.due));
      const refundTo = pick ? 'wallet' : 'source';
      return opened(await buyer.changeDeparture(_id, departure, quote.due, { walletAmount, refundTo }));
    }
    case 'late': // the gateway takes money for an order that had been closed
      return reopenOrder(setup, url);
    case 'attempt': {
      const callback = url ? await buyer.atCheckout(url, outcome) : null;
      if (callback) callbacks.set(_id, [...(callbacks.get(_id) ?? []), callback.fields]);
      return;
    }
    case 'comeBack':
      return void (await Promise.all(
        (callbacks.get(_id) ?? []).map(async (fields) => expect((await buyer.comeBack(fields)).status).toBe(303)),
      ));
    case 'leave':
      return void (url && expect((await buyer.leave(url)).status).toBe(303));
    case 'cancelRoom': {
      const { rooms } = await buyer.lookPackage(_id);
      const { at } = rooms[pick % rooms.length]!;
      const { status, data } = await buyer.cancel(_id, 0, wallet ? 'wallet' : 'source', [at]);
      if (status === 200 && data.state === 'confirmed') seen.add('a room cancelled');
      return expectAnswer(status);
    }
    case 'cancel':
      return expectAnswer((await buyer.cancel(_id, 0, wallet ? 'wallet' : 'source')).status);
    case 'release':
      return expectAnswer((await buyer.release(_id)).status);
  }
}

/** What a person would do now. */
async function nextOf(
  { buyer, checkouts, callbacks }: Shopper,
  { _id }: PackageBooking,
  { pick, wallet }: Step,
): Promise<
  'hold' | 'name' | 'pay' | 'deposit' | 'instalment' | 'change' | 'attempt' | 'comeBack' | 'cancel' | 'cancelRoom'
> {
  const { state, details, instalments, rooms } = await buyer.lookPackage(_id);
  if (state === 'paying_change') return 'attempt';
  if (state === 'confirmed' && instalments?.open && pick) return 'instalment';
  if (state === 'confirmed' && rooms.length > 1 && !instalments?.open) return 'cancelRoom';
  if (state === 'confirmed') return wallet && !instalments?.open ? 'change' : 'cancel';
  if (callbacks.get(_id)?.length) return 'comeBack';
  if (state === 'quoted') return 'hold';
  if (!details) return 'name';
  if (state === 'paying' && checkouts.has(_id)) return 'attempt';
  return wallet ? 'pay' : 'deposit';
}
