import { beforeEach, describe, expect, it } from 'vitest';
import { bookedRate } from '#features/bookings/components/parts/booked-rate.ts';
import { moneyBackText } from '#features/bookings/components/parts/refund-text.ts';
import type { BookingView } from '#features/bookings/contract.ts';
import { tripStart } from '#features/bookings/rules/trip-start.ts';
import { clock } from '#lib/server/clock.ts';
import type { Email } from '#lib/server/ports/mail.ts';
import { refundSteps } from '#lib/shared/cancellation.ts';
import { formatMoney, money } from '#lib/shared/money.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import type { Buyer } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer } from '../support/departures.ts';
import { deliver } from '../support/emails.ts';
import { flyerOf, ONE, zz } from '../support/flyer.ts';

const setup = useBookingSetup();
const { db } = setup;
beforeEach(setup.clear);

type Booked = { buyer: Pick<Buyer, 'get' | 'cancelQuote' | 'cancel'>; bookingId: string };
const WALLET = 100_000;
/** Each product, booked and paid partly from the wallet; some of it comes back. */
const PRODUCTS: { product: string; seller: string; confirmed: RegExp; book: () => Promise<Booked> }[] = [
  {
    product: 'stay',
    seller: 'The hotel',
    confirmed: /is confirmed$/,
    book: async () => {
      const buyer = await setup.buyer(WALLET);
      return { buyer, bookingId: (await buyer.confirmed(await setup.stocked(), { walletAmount: WALLET }))._id };
    },
  },
  {
    product: 'flight',
    seller: 'The airline',
    confirmed: /is ticketed$/,
    book: async () => {
      const buyer = await flyerOf(setup, WALLET);
      const trip = { offers: [zz(9011, undefined, 'flexi')], party: ONE };
      return { buyer, bookingId: (await buyer.pays(await buyer.heldTrip(trip), WALLET))._id };
    },
  },
  {
    product: 'package',
    seller: 'The tour operator',
    confirmed: /is confirmed$/,
    book: async () => {
      const buyer = aPackageBuyer(await setup.buyer(WALLET));
      return { buyer, bookingId: (await buyer.confirmedPackage(await aDeparture(db()), { walletAmount: WALLET }))._id };
    },
  },
];

const pageOf = async ({ buyer, bookingId }: Booked): Promise<BookingView> =>
  (await buyer.get<BookingView>(`/api/bookings/details?bookingId=${bookingId}`)).data;
const termsIn = ({ text }: Email): string => /^If you cancel: (.+)\.$/m.exec(text)?.[1] ?? '';
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const shown = (amount: number) => formatMoney(money(amount));

/** The terms of the page, whose parts are percentages, with what the curve beside them shows: amounts. */
function termsOfPage(booking: BookingView): string {
  const { cancellationPolicies, total, now } = booking;
  const steps = refundSteps(cancellationPolicies, total, new Date(now), new Date(tripStart(booking).at));
  const amounts = steps.filter(({ refund }) => refund > 0 && refund < total).map(({ refund }) => shown(refund));
  return lowerFirst(bookedRate(booking).refund.text.replaceAll(/\d+% back/g, () => `${amounts.shift() ?? '?'} back`));
}

describe('[7.20] emails say what the page of the trip says', { timeout: 60_000 }, () => {
  for (const { product, seller, confirmed, book } of PRODUCTS) {
    it(`of a ${product}: the terms of a cancellation, when it is booked`, async () => {
      const booked = await book();
      const email = (await deliver(db())).find(({ subject }) => confirmed.test(subject))!;
      const terms = termsOfPage(await pageOf(booked));
      expect(terms).toMatch(/until \d/);
      expect(termsIn(email)).toBe(terms);
    });

    it(`of a ${product}: what comes back and what is kept, when it is cancelled`, async () => {
      const booked = await book();
      const before = await pageOf(booked);
      // once a part is kept: the page is read again, as somebody does who cancels later
      const { cancellationPolicies, total } = before;
      const steps = refundSteps(cancellationPolicies, total, clock.now(), new Date(tripStart(before).at));
      const partly = steps.findIndex(({ refund }) => refund > 0 && refund < total);
      if (partly > 0) clock.freeze(new Date(Date.parse(String(steps[partly - 1]!.until)) + 60_000).toISOString());
      await deliver(db());
      const quote = (await booked.buyer.cancelQuote(booked.bookingId)).data;
      await booked.buyer.cancel(booked.bookingId, quote.refund);
      const after = await pageOf(booked);
      expect(after.state).toBe('cancelled');
      expect(partly === -1 || quote.charge > 0).toBe(true);
      const [email] = (await deliver(db())).filter(({ subject }) => subject.endsWith('is cancelled'));
      const note = after.trail.findLast(({ stage }) => stage === 'refund')?.note ?? '';
      expect(email!.text.split('\n')).toContain(note);
      expect(note).toContain(`${seller} keeps ${quote.charge ? shown(quote.charge) : 'nothing'}.`);
      if (quote.toSource) expect(note).toContain(`${shown(quote.toSource)} goes back the way you paid`);
      if (quote.toWallet) expect(note).toContain(`${shown(quote.toWallet)} to `);
      expect(moneyBackText(after)).toContain(shown(quote.toSource + quote.toWallet));
    });
  }
});
