import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { packageDepartures } from '#features/packages/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer, PERSON, TWO, type Departure } from '../support/departures.ts';

const setup = useBookingSetup();
const { db, walletOf, jobs } = setup;
beforeEach(setup.clear); // the same departure is on sale in every test
const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));
const DAY = 86_400_000;

/** Places taken of a departure. */
async function taken({ slug, departure }: Departure): Promise<number> {
  const [row] = await db()
    .select()
    .from(packageDepartures)
    .where(sql`slug = ${slug} and departs_on = ${departure}`);
  return row!.taken;
}

const balanceOf = async (account: string): Promise<number> => {
  const { rows } = await db().execute<{ balance: number }>(
    sql`select coalesce(sum(amount), 0)::int as balance from ledger_entries where account_id = ${account}`,
  );
  return Number(rows[0]?.balance);
};

describe('[7.20] [1.2] a package from quote to confirmed', () => {
  it('holds its places, is named, paid and confirmed, each rupee in the trail', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer(200_000);
    const { data: quoted } = await asha.quotePackage(departure);
    expect(quoted).toMatchObject({
      category: 6,
      state: 'quoted',
      total: 2 * PERSON,
      change: null,
      departure: '2027-01-10',
      ends: '2027-01-15',
      nights: 5,
      startsAt: '2027-01-10T06:30:00.000Z',
      party: { adults: 2, children: 0, infants: 0 },
      package: { title: 'Delhi, Agra and Jaipur', operatedBy: 'Sarai Journeys' },
    });
    expect(quoted.days.map(({ date }) => date).at(-1)).toBe('2027-01-15');
    expect(quoted.route.map(({ city, days }) => [city, days.length])).toEqual([
      ['Delhi', 2],
      ['Agra', 1],
      ['Jaipur', 2],
      ['Delhi', 1],
    ]);
    expect(await taken(departure)).toBe(0);

    const { data: held } = await asha.hold(quoted);
    expect(held).toMatchObject({ state: 'held', holdExpiresAt: '2026-12-01T06:30:00.000Z' });
    expect(held.actions.pay).toEqual({
      allowed: false,
      reason: 'Name the guests first, one for each room; then you can pay.',
    });
    expect(await taken(departure)).toBe(2);

    const named = await asha.nameGuests(held._id);
    expect(named.data).toMatchObject({ category: 6, details: { guests: ASHA.guests } });
    const { data: paying } = await asha.pay(named.data, 200_000);
    const callback = await asha.atCheckout(paying.checkoutUrl);
    expect(await asha.comeBack(callback!.fields)).toEqual({
      status: 303,
      location: `/packages/confirmbooking?bookingId=${held._id}`,
    });

    const booked = await asha.lookPackage(held._id);
    expect(booked).toMatchObject({
      state: 'confirmed',
      bookingStatus: 'CONFIRMED',
      payment: { wallet: 200_000, gateway: 4_000_000 },
      documents: { voucher: true, creditNote: null },
    });
    expect(booked.confirmationCode).toMatch(/^TR \d{4} \d{4}$/);
    expect(booked.trail.map(({ stage, note }) => [stage, note])).toEqual([
      ['package', '₹42,000 for 5 nights, with taxes: the departure and the rooms you chose.'],
      ['review', 'Checked with the tour operator: the price is as shown.'],
      ['hold', 'Your places are held at ₹42,000 until 12:00.'],
      ['wallet', '₹2,000 set aside from your wallet.'],
      ['payment', '₹40,000 paid, and ₹2,000 from your wallet.'],
    ]);
    expect(await balanceOf('supplier')).toBe(2 * PERSON);
    expect(await setup.eventsOf(held._id)).toEqual([
      'quote → quoted',
      'hold → held',
      'saveGuests → held',
      'pay → paying',
      'capture → confirming',
      'confirm → confirmed',
    ]);
  });

  it('prices rooms by sharing, children and infants, and their lead guests are one a room', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer();
    const rooms = [
      { adults: 2, childAges: [6, 1] },
      { adults: 1, childAges: [] },
    ];
    const { data } = await asha.quotePackage(departure, { rooms, shownTotal: 8_610_000 });
    expect(data).toMatchObject({ total: 8_610_000, change: null, party: { adults: 3, children: 1, infants: 1 } });
    expect(data.rooms.map(({ sharing, total }) => [sharing, total])).toEqual([
      ['double', 5_460_000],
      ['single', 3_150_000],
    ]);
    expect(data.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.total);
    await asha.hold(data);
    expect(await taken(departure)).toBe(4); // the infant takes none
    expect((await asha.nameGuests(data._id)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { 'details.guests': 'Name 2 guests, one for each room.' },
    });
  });

  it('is listed among the trips of its traveller, by its number on the wire', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer();
    const { _id } = await asha.confirmedPackage(departure);
    const listed = async (body: object) =>
      (await asha.post<{ response: { _id: string; category: number }[] }>('/api/bookings/list', body)).data.response;
    expect(await listed({})).toEqual([expect.objectContaining({ _id, category: 6, departure: '2027-01-10' })]);
    expect(await listed({ travelCategories: [1, 2] })).toEqual([]);
    expect(await listed({ travelCategories: [6], when: 'upcoming' })).toHaveLength(1);
  });

  it('changes its guests until the journey begins', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer();
    const { _id } = await asha.confirmedPackage(departure);
    const ravi = { ...ASHA, guests: [{ title: 'Mr', firstName: 'Ravi', lastName: 'Rao' }] };
    expect((await asha.nameGuests(_id, ravi)).data.details?.guests[0]?.firstName).toBe('Ravi');
    clock.freeze('2027-01-10T06:30:00Z');
    expect((await asha.nameGuests(_id)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'The journey began on 10 Jan, 12:00, so the guests can no longer be changed here.',
    });
  });
});

describe('[7.20] what a package refuses', () => {
  it('a day without a departure, one that is too near, an unknown journey and a party that fits no room', async () => {
    const departure = await aDeparture(db());
    const near = await aDeparture(db(), { inDays: 3 });
    const asha = await buyer();
    const refused = async (what: Departure, options = {}) => (await asha.quotePackage(what, options)).json;
    expect(await refused({ ...departure, departure: '2027-01-11' })).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { departure: 'This journey does not depart on that day. Choose one of its departures.' },
    });
    clock.advance(30 * 60_000);
    expect(await refused(near)).toMatchObject({
      fields: { departure: 'A departure is sold until 3 days before. Choose a later one.' },
    });
    expect(await refused({ ...departure, slug: 'nowhere' })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused(departure, { rooms: [{ adults: 4, childAges: [] }] })).toMatchObject({
      fields: { 'rooms.0': 'A room takes at most 3 people of 12 and older. Add a room.' },
    });
  });

  it('a party for which too few places are left, at the quote and at the hold', async () => {
    const departure = await aDeparture(db(), { groupSize: 3 });
    const [asha, ravi] = [await buyer(), await buyer()];
    const { data: late } = await ravi.quotePackage(departure);
    await asha.heldPackage(departure);
    const soldOut = {
      code: 'SOLD_OUT',
      message:
        'Delhi, Agra and Jaipur has no places or hotel rooms left for everybody on this departure. Nothing was charged. Choose another departure or another journey.',
    };
    expect((await ravi.quotePackage(departure)).json).toMatchObject(soldOut);
    expect((await ravi.hold(late)).json).toMatchObject(soldOut);
    expect((await ravi.quotePackage(departure, { rooms: [{ adults: 1, childAges: [] }] })).status).toBe(200);
    clock.advance(31 * 60_000);
    await jobs();
    expect(await taken(departure)).toBe(0);
    expect((await ravi.lookPackage(late._id)).state).toBe('quoted');
  });

  it('a price that changed, until it is accepted', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer();
    const { data: quoted } = await asha.quotePackage(departure, { shownTotal: 4_000_000 });
    expect(quoted.change).toMatchObject({ before: { total: 4_000_000 }, after: { total: 4_200_000 } });
    await db()
      .update(packageDepartures)
      .set({ double: 2_200_000 })
      .where(sql`slug = ${departure.slug} and departs_on = ${departure.departure}`);
    expect((await asha.hold(quoted)).json).toMatchObject({
      code: 'PRICE_CHANGED',
      message: 'The price is now ₹46,200, not ₹42,000. Nothing was charged. Accept the new price to go on.',
    });
    const changed = await asha.lookPackage(quoted._id);
    expect(changed.total).toBe(4_620_000);
    expect(changed.trail.at(-1)?.note).toBe('₹4,200 more than shown: the tour operator changed its price.');
    expect((await asha.hold(changed)).data.state).toBe('held');
  });

  it('more than 16 places on hold by one person', async () => {
    const asha = await buyer();
    const rooms = Array.from({ length: 4 }, () => ({ adults: 2, childAges: [5, 7] }));
    const { data: first } = await asha.quotePackage(await aDeparture(db(), { groupSize: 20 }), { rooms });
    expect((await asha.hold(first)).status).toBe(200);
    const { data: second } = await asha.quotePackage(await aDeparture(db(), { inDays: 47 }));
    expect((await asha.hold(second)).json).toMatchObject({
      code: 'HOLD_LIMIT',
      message: expect.stringContaining('You can hold 16 places at a time before paying.') as string,
    });
  });

  it('somebody else, for whom the booking does not exist', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer();
    const ravi = await buyer();
    const { data } = await asha.quotePackage(departure);
    expect((await ravi.get(`/api/bookings/details?bookingId=${data._id}`)).status).toBe(404);
    expect((await ravi.nameGuests(data._id)).status).toBe(404);
  });
});

describe('[7.20] cancelling a package', () => {
  it.each([
    ['all of it more than 30 days before', 40, 4_200_000],
    ['three quarters more than 15 days before', 20, 3_150_000],
    ['half more than 7 days before', 10, 2_100_000],
    ['nothing later', 5, 0],
  ])('gives back %s', async (_, inDays, refund) => {
    const departure = await aDeparture(db(), { inDays });
    const asha = await buyer();
    const { _id } = await asha.confirmedPackage(departure);
    const { data: quote } = await asha.cancelQuote(_id);
    expect(quote).toMatchObject({ refund, charge: 4_200_000 - refund, toSource: refund });
    expect((await asha.cancel(_id, refund + 1)).json).toMatchObject({ code: 'PRICE_CHANGED' });
    expect((await asha.cancel(_id, refund, 'wallet')).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: refund, charge: 4_200_000 - refund, to: 'wallet', state: 'processed' },
    });
    expect(await taken(departure)).toBe(0);
    expect(await walletOf(asha)).toBe(refund);
    expect(await balanceOf('supplier')).toBeGreaterThanOrEqual(4_200_000 - refund);
    const { documents } = await asha.lookPackage(_id);
    expect(documents.invoice).toMatch(/^S29\/26-27\/\d{6}$/);
    expect(documents.creditNote === null).toBe(refund === 0);
  });

  it('is one cancellation when it is asked for twice, once by its only room', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer();
    const { _id } = await asha.confirmedPackage(departure);
    expect((await asha.cancelQuote(_id, [1])).status).toBe(400);
    const both = await Promise.all([asha.cancel(_id, 4_200_000), asha.cancel(_id, 4_200_000, 'source', [0])]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    clock.advance(DAY / 24);
    await jobs();
    expect((await asha.lookPackage(_id)).refund).toMatchObject({ amount: 4_200_000, to: 'source', state: 'processed' });
    expect(await taken(departure)).toBe(0);
  });

  it('is over once the journey has begun', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer();
    const { _id } = await asha.confirmedPackage(departure);
    clock.freeze('2027-01-10T06:30:00Z');
    expect((await asha.cancel(_id, 0)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'The journey began on 10 Jan, 12:00, so this booking can no longer be cancelled here.',
    });
  });
});

describe('[7.20] a hold of places', () => {
  it('is one, however often it is asked for, and ends when it is released', async () => {
    const departure = await aDeparture(db());
    const asha = await buyer();
    const { data } = await asha.quotePackage(departure, { rooms: TWO });
    const [one, two] = await Promise.all([asha.hold(data), asha.hold(data)]);
    expect([one.data.holdExpiresAt, two.data.holdExpiresAt]).toEqual(Array(2).fill('2026-12-01T06:30:00.000Z'));
    expect(await taken(departure)).toBe(2);
    expect((await asha.release(data._id)).data.state).toBe('expired');
    expect(await taken(departure)).toBe(0);
  });

  it('that ran out cannot be paid, and the job puts its places back', async () => {
    const departure = await aDeparture(db(), { groupSize: 2 });
    const [asha, ravi] = [await buyer(), await buyer()];
    const booking = await asha.heldPackage(departure);
    clock.advance(31 * 60_000);
    expect((await asha.pay(booking)).json).toMatchObject({
      code: 'HOLD_EXPIRED',
      message: 'The hold on this package ended at 12:00. Nothing was charged. Check the price again to go on.',
    });
    await jobs();
    expect((await asha.lookPackage(booking._id)).state).toBe('expired');
    expect((await ravi.heldPackage(departure)).state).toBe('held');
  });

  it('whose payment arrives too late is refunded when others have the places, and books when they are free', async () => {
    const [full, free] = [await aDeparture(db(), { groupSize: 2 }), await aDeparture(db(), { inDays: 47 })];
    const [asha, ravi] = [await buyer(), await buyer()];
    const [lost, won] = [await asha.heldPackage(full), await asha.heldPackage(free)];
    const checkouts = [await asha.pay(lost), await asha.pay(won)];
    clock.advance(29.5 * 60_000);
    const callbacks = await Promise.all(checkouts.map(({ data }) => asha.atCheckout(data.checkoutUrl)));
    clock.advance(60_000);
    await db().execute(sql`update package_reservations set state = 'released' where key in (${lost._id}, ${won._id})`);
    await db().execute(sql`update package_departures set taken = 0`);
    await ravi.heldPackage(full);
    for (const callback of callbacks) if (callback) await asha.comeBack(callback.fields);
    await jobs();
    expect((await asha.lookPackage(won._id)).state).toBe('confirmed');
    expect(await asha.lookPackage(lost._id)).toMatchObject({
      state: 'failed',
      payment: {
        problem:
          'Sarai Journeys could not confirm your places and rooms. All of the ₹42,000 you paid is on its way back.',
      },
    });
    expect([await taken(full), await taken(free)]).toEqual([2, 2]);
  });
});
