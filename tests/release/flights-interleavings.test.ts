import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FlightBooking } from '#features/bookings/contract.ts';
import type { BookingState } from '#features/bookings/rules/states.ts';
import type { PaymentOutcome } from '#features/payments/rules/checkout.ts';
import { clock } from '#lib/server/clock.ts';
import { NOON_LESS_HALF, useBookingSetup } from '../support/booking-setup.ts';
import { BACK, flyerOf, zz, xx, type Flyer } from '../support/flyer.ts';
import { expectAnswer, historiesFollowTheTable } from '../support/interleavings.ts';
import { walkUntilSeen } from '../support/walk-until-seen.ts';

const setup = useBookingSetup();
const MINUTE = 60_000;
/** So few that each comes far enough to be ticketed, changed and cancelled. */
const MOST_TRIPS = 2;

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
  'next',
  'next',
  'next',
  'hold',
  'pay',
  'attempt',
  'comeBack',
  'leave',
  'release',
  'cancel',
  'part',
  'change',
  'extras',
  'add',
  'accept',
  'jobs',
] as const;
type Step = { action: (typeof ACTIONS)[number]; who: number; pick: number; wallet: number; outcome: PaymentOutcome };
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom(...ACTIONS),
  who: fc.nat(2),
  pick: fc.nat(5),
  wallet: fc.constantFrom(0, 50_000, 90_000_00),
  outcome: fc.constantFrom<PaymentOutcome>('success', 'failure', 'success-no-return', 'success-duplicate-webhook'),
});
const moment = fc.oneof(
  { weight: 7, arbitrary: fc.array(step, { minLength: 2, maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(MINUTE, 3 * MINUTE, 16 * MINUTE, 5 * 60 * MINUTE) },
);

/** Plain flights, both kinds of airline, a pair that fails in part, lost answers, pending ones, new times. */
const TRIPS = [
  [zz(9011), zz(9111, BACK)],
  [xx(9011)],
  [zz(9011), zz(9109, BACK)],
  [zz(9005)],
  [xx(9008)],
  [zz(9010), xx(9111, BACK)],
  [zz(9013), xx(9111, BACK)],
];

type Traveller = {
  flyer: Flyer;
  bookings: FlightBooking[];
  checkouts: Map<string, string>;
  callbacks: Map<string, Record<string, string>>;
};

it('[7.20] flights: whatever travellers, airlines, gateway and jobs do at the same moment, no seat is sold twice, no rupee is lost, and a confirmed trip has exactly its tickets', async () => {
  const seen = new Set<BookingState>();
  await walkUntilSeen(
    fc.asyncProperty(fc.array(moment, { minLength: 16, maxLength: 20 }), async (moments) => {
      await setup.clear();
      clock.freeze(NOON_LESS_HALF);
      const travellers = await Promise.all(
        Array.from({ length: 3 }, async (): Promise<Traveller> => ({
          flyer: await flyerOf(setup, 90_000_00),
          bookings: [],
          checkouts: new Map(),
          callbacks: new Map(),
        })),
      );
      for (const now of moments) {
        if (typeof now === 'number') clock.advance(now);
        else await Promise.all(now.map((one) => act(travellers[one.who]!, one)));
        expect(await setup.broken()).toEqual({});
      }
      await setup.settle();
      expect({ ...(await setup.broken()), ...(await setup.unsettled()) }).toEqual({});
      for (const state of await historiesFollowTheTable(setup)) seen.add(state);
    }),
    5,
    seen,
    ['held', 'paying', 'confirming', 'confirmed', 'paying_change', 'amending'],
  );
}, 120_000);

async function act(traveller: Traveller, { action, pick, wallet, outcome }: Step): Promise<void> {
  const { flyer, bookings, checkouts, callbacks } = traveller;
  if (action === 'jobs') return setup.jobs();
  if ((action === 'quote' && bookings.length < MOST_TRIPS) || !bookings.length) {
    const { status, data } = await flyer.quoteTrip({
      offers: TRIPS[pick % TRIPS.length]!,
      shownTotal: 1,
      party: { adults: 1 + (pick % 2), children: 0, infants: pick % 2 },
    });
    if (status === 200) bookings.push(data);
    return expectAnswer(status);
  }
  const known = bookings[pick % bookings.length]!;
  const booking = await flyer.lookAt(known._id);
  const does = action === 'next' || action === 'quote' ? nextOf(traveller, booking) : action;
  const url = checkouts.get(booking._id) ?? null;
  switch (does) {
    case 'hold':
      return expectAnswer((await flyer.holdTrip(booking)).status);
    case 'name':
      return expectAnswer((await flyer.nameAll(booking)).status);
    case 'extras':
      return expectAnswer(
        (await flyer.choose(booking._id, wallet ? [{ kind: 'bag', passenger: 0, bound: 0, code: 'BG05' }] : [])).status,
      );
    case 'pay': {
      const { status, data } = await flyer.payTrip(booking, Math.min(wallet, booking.total));
      if (data?.checkoutUrl) checkouts.set(booking._id, data.checkoutUrl);
      return expectAnswer(status);
    }
    case 'attempt': {
      const callback = url ? await flyer.atCheckout(url, outcome) : null;
      if (callback) callbacks.set(booking._id, callback.fields);
      return;
    }
    case 'comeBack': {
      const fields = callbacks.get(booking._id);
      return void (fields && expect((await flyer.comeBack(fields)).status).toBe(303));
    }
    case 'leave':
      return void (url && expect((await flyer.leave(url)).status).toBe(303));
    case 'release':
      return expectAnswer((await flyer.release(booking._id)).status);
    case 'cancel':
      return expectAnswer((await flyer.cancelTrip(booking._id, 0, {}, wallet ? 'wallet' : 'source')).status);
    case 'part':
      return expectAnswer(
        (
          await flyer.cancelTrip(
            booking._id,
            0,
            pick % 2 ? { bounds: [booking.bounds.length - 1] } : { passengers: [booking.party.adults - 1] },
            wallet ? 'wallet' : 'source',
          )
        ).status,
      );
    case 'change': {
      const other = booking.bounds.at(-1)!.offer.replace(BACK, '2026-12-28').replace('2026-12-20', '2026-12-21');
      const { status, data } = await flyer.changeTo(
        booking._id,
        booking.bounds.length - 1,
        other,
        90_000_00,
        pick % 2 ? Math.min(wallet, 50_000) : 0,
      );
      if (data?.checkoutUrl) checkouts.set(booking._id, data.checkoutUrl);
      return expectAnswer(status);
    }
    case 'add': {
      const extras = [
        pick % 2
          ? {
              kind: 'seat',
              passenger: 0,
              flight: booking.bounds[0]!.segments[0]!.flightId,
              seat: `2${1 + (pick % 3)}E`,
            }
          : { kind: 'bag', passenger: 0, bound: booking.bounds.length - 1, code: 'BG05' },
      ];
      const { status, data } = await flyer.addExtras(
        booking._id,
        extras,
        90_000_00,
        pick % 3 ? 0 : Math.min(wallet, 25_000),
      );
      if (data?.checkoutUrl) checkouts.set(booking._id, data.checkoutUrl);
      return expectAnswer(status);
    }
    case 'accept':
      return expectAnswer((await flyer.accept(booking._id)).status);
  }
}

/** What a person would do now. */
function nextOf(
  { checkouts, callbacks }: Traveller,
  { _id, state, details, amendments }: FlightBooking,
): 'hold' | 'name' | 'pay' | 'attempt' | 'comeBack' | 'part' | 'change' | 'add' {
  if (state === 'confirmed') return (['add', 'change', 'part'] as const)[amendments.length] ?? 'part';
  if (state === 'paying_change') return 'attempt';
  if (callbacks.has(_id)) return 'comeBack';
  if (state === 'quoted') return 'hold';
  if (!details) return 'name';
  return state === 'paying' && checkouts.has(_id) ? 'attempt' : 'pay';
}
