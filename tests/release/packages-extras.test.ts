import { beforeEach, describe, expect, it } from 'vitest';
import type { PackageBooking } from '#features/bookings/contract.ts';
import { takeoutBookings } from '#features/bookings/server/index.ts';
import type { PackagePage } from '#features/packages/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { addDays, formatDateRange } from '#lib/shared/dates.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer, PERSON, TWO, type Departure } from '../support/departures.ts';
import { deliver } from '../support/emails.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';
import { documentsAgree } from '../support/documents-agree.ts';
import { noPdfTools, textOf } from '../support/pdf-tools.ts';
import { aShopper } from '../support/shopper.ts';
import type { Stocked } from '../support/stock.ts';

const setup = useBookingSetup();
const { db, jobs } = setup;
beforeEach(setup.clear);
beforeEach(() => unlistHotels(db()));

const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));

const EXTRAS = [
  { code: 'arrival', quantity: 1 },
  { code: 'before', quantity: 2 },
  { code: 'guide', quantity: 1 },
  { code: 'meals', quantity: 1 },
];
/** ₹1,600 for a car, two nights at ₹4,800, ₹3,200 for a guide, six meals of two people at ₹640, and 5 % GST. */
const ADDED = 2_318_400;
const TOTAL = 2 * PERSON + ADDED;

/** Rooms left in Delhi from three nights before the journey to its second. */
const leftInDelhi = (delhi: Stocked, { departure }: Departure) =>
  Promise.all([-3, -2, -1, 0, 1, 2].map((day) => setup.left(delhi, addDays(departure, day))));

const problemsOf = async (asha: Awaited<ReturnType<typeof buyer>>, departure: Departure, extras: unknown) =>
  (await asha.quotePackage(departure, { extras: extras as [] })).json as { code: string; fields?: object };

describe('[7.20] [1.2] extras of a package', () => {
  it('are priced by the server in every document and held, booked and shown with the package', async () => {
    const departure = await aDeparture(db());
    const { delhi } = await groupHotels(setup);
    const asha = await buyer();
    const { data: page } = await asha.get<PackagePage>(`/api/packages/details?slug=${departure.slug}`);
    expect(page.package.extras.map(({ code, most }) => [code, most])).toEqual([
      ['arrival', 1],
      ['before', 2],
      ['guide', 3],
      ['meals', 1],
    ]);

    const { data: quoted } = await asha.quotePackage(departure, { extras: EXTRAS, shownTotal: TOTAL });
    expect([quoted.total, quoted.change]).toEqual([TOTAL, null]);
    expect(quoted.lines.map(({ code, label, amount }) => [code, label, amount])).toEqual([
      ['double', '2 adults, double sharing', 4_000_000],
      ['extra', 'Private transfer on arrival, car for up to 3', 160_000],
      ['extra', 'Extra nights before: 2 nights, 1 room', 960_000],
      ['extra', 'Private guide, 1 day', 320_000],
      ['extra', 'All meals, 2 adults', 768_000],
      ['tax', 'GST, 5%', 310_400],
    ]);
    expect(quoted.trail.find(({ stage }) => stage === 'extras')).toMatchObject({
      total: ADDED,
      note: '₹23,184 of it is for what you added: Private transfer on arrival, car for up to 3, ₹1,600; Extra nights before: 2 nights, 1 room, ₹9,600; Private guide, 1 day, ₹3,200; All meals, 2 adults, ₹7,680; taxes on it, ₹1,104.',
    });
    expect(await leftInDelhi(delhi, departure)).toEqual([5, 5, 5, 5, 5, 5]);
    await asha.hold(quoted);
    expect(await leftInDelhi(delhi, departure)).toEqual([5, 4, 4, 4, 4, 5]);

    const { data: named } = await asha.nameGuests(quoted._id, ASHA);
    const { data: paying } = await asha.pay(named);
    const callback = await asha.atCheckout(paying.checkoutUrl);
    await asha.comeBack(callback!.fields);
    const booked = await asha.lookPackage(quoted._id);
    expect(booked.state).toBe('confirmed');
    expect(booked.extras).toMatchObject([
      { code: 'arrival', title: 'Private transfer on arrival' },
      { code: 'before', quantity: 2 },
      { code: 'guide' },
      { code: 'meals', text: expect.stringContaining('4 lunches and 2 dinners') as string },
    ]);
    expect(await documentsAgree(setup, asha.token(), booked._id)).toHaveLength(1);
    const nights = `${formatDateRange(addDays(departure.departure, -2), departure.departure, '')} at ${booked.days[0]!.hotel!.name}`;
    const confirmation = (await deliver(db())).find(({ subject }) => subject.endsWith('is confirmed'));
    expect(confirmation!.text).toContain(nights);
    expect(confirmation!.text).toContain('Private transfer on arrival. A car and driver');
    const calendar = await fetch(`${setup.api()}/api/documents/calendar?bookingId=${booked._id}`, {
      headers: { authorization: `Bearer ${asha.token()}` },
    });
    expect((await calendar.text()).replace(/\r\n[ \t]/g, '').replaceAll('\\', '')).toContain(
      `2 extra nights before: ${nights}`,
    );
    expect(await takeoutBookings({ db: db(), userId: asha.userId, now: clock.now() })).toMatchObject([
      { extras: booked.extras, lines: booked.lines },
    ]);
    if (!noPdfTools) {
      const response = await fetch(`${setup.api()}/api/documents/voucher?bookingId=${booked._id}`, {
        headers: { authorization: `Bearer ${asha.token()}` },
      });
      const voucher = new Uint8Array(await response.arrayBuffer());
      for (const text of ['Added to the journey', 'Private guide (1 day)', nights])
        expect(textOf(voucher)).toContain(text);
    }
    expect(await setup.broken()).toEqual({});
  });

  it('are refused beside their field, and nothing is taken', async () => {
    const departure = await aDeparture(db());
    const { delhi } = await groupHotels(setup);
    const asha = await buyer();
    expect(await problemsOf(asha, departure, [{ code: 'after', quantity: 1 }])).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'extras.0': 'This journey has no such extra. Choose without it.' },
    });
    expect(await problemsOf(asha, departure, [{ code: 'before', quantity: 3 }])).toMatchObject({
      fields: { 'extras.0': '“Extra nights before” can be chosen up to 2 times.' },
    });
    for (const [extras, field] of [
      [[{ code: 'yacht', quantity: 1 }], 'extras.0.code'],
      [[{ code: 'guide', quantity: 0 }], 'extras.0.quantity'],
      [[{ code: 'guide', quantity: 1.5 }], 'extras.0.quantity'],
      [[{ code: 'guide', quantity: 1_000_000 }], 'extras.0.quantity'],
      [Array(7).fill({ code: 'guide', quantity: 1 }), 'extras'],
    ] as const)
      expect(await problemsOf(asha, departure, extras)).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { [field]: expect.any(String) as string },
      });
    expect(await problemsOf(asha, departure, [...EXTRAS, EXTRAS[2]])).toMatchObject({
      fields: { 'extras.4': 'Choose each extra once.' },
    });
    expect(await leftInDelhi(delhi, departure)).toEqual([5, 5, 5, 5, 5, 5]);
  });

  it('whose hotel is full on an extra night are said to be, before and at the hold; the package is booked without them', async () => {
    const departure = await aDeparture(db());
    const { delhi } = await groupHotels(setup, { delhi: 1 });
    const [asha, ravi] = [await buyer(), await buyer()];
    const nights = [{ code: 'before', quantity: 1 }];
    const shownTotal = 2 * PERSON + 504_000;
    const { data: quoted } = await asha.quotePackage(departure, { extras: nights, shownTotal });
    const [checkIn, checkOut] = [addDays(departure.departure, -1), departure.departure];
    await ravi.held(delhi, { stay: { checkIn, checkOut, rooms: TWO } });
    const message = 'Delhi, Agra and Jaipur has no hotel rooms left on your extra nights.';
    expect((await asha.hold(quoted)).json).toMatchObject({
      code: 'SOLD_OUT',
      message: expect.stringContaining(message) as string,
    });
    expect((await asha.quotePackage(departure, { extras: nights, shownTotal })).json).toMatchObject({
      code: 'SOLD_OUT',
      message: expect.stringContaining(message) as string,
    });
    const look = `/api/packages/details?slug=${departure.slug}&departure=${departure.departure}&rooms=2`;
    const fullIn = async (extras: string) =>
      (await asha.get<PackagePage>(`${look}&extras=${extras}`)).data.stay?.fullIn;
    expect([await fullIn('before-1'), await fullIn('guide-1')]).toEqual(['Delhi', null]);
    expect((await asha.lookPackage(quoted._id)).state).toBe('quoted');
    const booked = await asha.confirmedPackage(departure, { extras: [EXTRAS[2]!], shownTotal: 2 * PERSON + 336_000 });
    expect([booked.state, booked.total]).toEqual(['confirmed', 2 * PERSON + 336_000]);
    expect(await leftInDelhi(delhi, departure)).toEqual([1, 1, 0, 0, 0, 1]);
    expect(await setup.broken()).toEqual({});
  });

  it('without a hotel of the journey there cannot be had, and are not offered', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer();
    const { data: page } = await asha.get<PackagePage>(`/api/packages/details?slug=${departure.slug}`);
    expect(page.package.extras.map(({ code }) => code)).toEqual(['arrival', 'guide', 'meals']);
    expect((await problemsOf(asha, departure, [{ code: 'before', quantity: 1 }])).code).toBe('SOLD_OUT');
  });

  it.each([
    ['all of it more than 30 days before', 40, TOTAL],
    ['three quarters more than 15 days before', 20, TOTAL * 0.75],
    ['nothing from 7 days before', 6, 0],
  ])('are refunded with the package by its terms, and their rooms come back: %s', async (_, inDays, refund) => {
    const departure = await aDeparture(db(), { inDays });
    const { delhi } = await groupHotels(setup);
    const asha = await buyer(TOTAL);
    const booked = await asha.confirmedPackage(departure, { extras: EXTRAS, shownTotal: TOTAL, walletAmount: 100_001 });
    expect((await asha.cancelQuote(booked._id)).data).toMatchObject({ refund, charge: TOTAL - refund });
    await asha.cancel(booked._id, refund);
    clock.advance(3_600_000);
    await jobs();
    expect((await asha.lookPackage(booked._id)).refund).toMatchObject({ amount: refund, state: 'processed' });
    expect(await leftInDelhi(delhi, departure)).toEqual([5, 5, 5, 5, 5, 5]);
    expect(await documentsAgree(setup, asha.token(), booked._id)).toHaveLength(refund ? 2 : 1);
    expect(await setup.broken()).toEqual({});
  });

  it('are in the payments of a package that is paid in parts', async () => {
    const departure = await aDeparture(db(), { inDays: 100 });
    await groupHotels(setup);
    const asha = await buyer();
    const booked = await asha.confirmedPackage(departure, { extras: EXTRAS, shownTotal: TOTAL, paying: 'deposit' });
    const amounts = booked.instalments!.payments.map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(TOTAL);
    expect(booked.instalments).toMatchObject({ chosen: true, open: TOTAL - amounts[0]! });
    const paid = await asha.paidInstalment(booked._id, TOTAL - amounts[0]!, 'all');
    expect(paid.documents.invoice).not.toBeNull();
    expect(await documentsAgree(setup, asha.token(), booked._id)).toHaveLength(2); // the invoice, and the receipt of the deposit
    expect(await setup.broken()).toEqual({});
  });

  it('are in the cart with their package, at the price that the supplier asks now', async () => {
    const departure = await aDeparture(db());
    const { delhi } = await groupHotels(setup);
    const asha = aShopper(await setup.buyer());
    const { slug, departure: date } = departure;
    const choice = { of: 'package' as const, slug, departure: date, rooms: TWO };
    await asha.addAll({ ...choice, extras: EXTRAS as PackageBooking['extras'] }, choice);
    const items = await asha.cart();
    expect(items.map(({ now }) => now?.total).sort()).toEqual([2 * PERSON, TOTAL]);
    expect(items.map(({ now }) => now?.line).sort()[1]).toBe(
      '2 adults · 1 room; with private transfer on arrival, 2 extra nights before, private guide (1 day) and all meals',
    );
    const { totals } = await asha.ready();
    expect(totals.sort()).toEqual([2 * PERSON, TOTAL]);
    expect(await leftInDelhi(delhi, departure)).toEqual([5, 4, 4, 3, 3, 5]);
    expect(await setup.broken()).toEqual({});
  });
});
