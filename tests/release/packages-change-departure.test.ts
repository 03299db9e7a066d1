import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PackageBooking } from '#features/bookings/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aDeparture, aPackageBuyer, PERSON, type Departure } from '../support/departures.ts';
import { documentsAgree, printed } from '../support/documents-agree.ts';
import { deliver } from '../support/emails.ts';
import { groupHotels, unlistHotels } from '../support/group-hotels.ts';
import { noPdfTools } from '../support/pdf-tools.ts';
import { orderOfCheckout } from '../support/order-of-checkout.ts';

const setup = useBookingSetup();
const { db, walletOf } = setup;
beforeEach(async () => {
  await setup.clear();
  await unlistHotels(db());
});

const DAY = 86_400_000;
/** ₹42,000: what two pay for `aDeparture()`; ₹8,400 more for the dearer one of these tests. */
const [TOTAL, MORE] = [2 * PERSON, 840_000];

const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));
/** The booked departure in 40 days, and another one in so many: dearer by `MORE` unless it costs something else. */
const two = async ({ inDays = 47, double = 2_400_000, groupSize = 10 } = {}): Promise<[Departure, Departure]> => [
  await aDeparture(db()),
  await aDeparture(db(), { inDays, double, groupSize }),
];
const taken = async ({ departure }: Departure): Promise<number> => {
  const { rows } = await db().execute<{ taken: number }>(
    sql`select taken from package_departures where departs_on = ${departure}`,
  );
  return rows[0]?.taken ?? -1;
};
const documentsOf = async (bookingId: string) =>
  (
    await db().execute<{ kind: string; total: string }>(
      sql`select kind, content -> 'figures' ->> 'total' as total from documents where booking_id = ${bookingId} order by issued_at, kind desc, number`,
    )
  ).rows.map(({ kind, total }) => [kind, Number(total)]);
const refusal = async (ask: Promise<{ status: number; json: unknown }>) => {
  const { status, json } = await ask;
  const { code, fields } = json as { code?: string; fields?: Record<string, string> };
  return [status, code, ...Object.keys(fields ?? {})];
};
/** So many days before the group meets, an hour later. */
const daysBefore = (booking: PackageBooking, days: number): void =>
  clock.freeze(new Date(Date.parse(booking.startsAt) - days * DAY + 3_600_000).toISOString());

describe('the departure of a package', { timeout: 120_000 }, () => {
  it('[7.20] is changed to a dearer one, paid at the gateway: held first, then places, rooms, price, ledger, documents, calendar and email follow', async () => {
    const hotels = await groupHotels(setup);
    const [first, other] = await two();
    const asha = await buyer();
    const booking = await asha.confirmedPackage(first);
    expect(booking).toMatchObject({ changeDeparture: { allowed: true, reason: null }, amendments: [] });
    await deliver(db());

    const { data: listed } = await asha.departureOptions(booking._id);
    const money = { newPrice: TOTAL + MORE, due: MORE };
    expect(listed).toMatchObject({
      back: TOTAL,
      charge: 0,
      options: [{ departure: other.departure, left: 10, ...money }],
    });
    const { data: quote } = await asha.departureQuote(booking._id, other.departure);
    expect(quote).toMatchObject({ back: TOTAL, charge: 0, ...money, total: TOTAL + MORE });
    expect(quote.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(TOTAL + MORE);
    expect([await taken(first), await taken(other)]).toEqual([2, 0]);

    const { data: changing } = await asha.changeDeparture(booking._id, other.departure, MORE);
    expect(changing.booking).toMatchObject({ state: 'paying_change', departure: first.departure, total: TOTAL });
    expect([await taken(first), await taken(other)]).toEqual([2, 2]);
    expect(await setup.left(hotels.delhi, other.departure)).toBe(hotels.delhi.allotment - 1);
    expect(await setup.broken()).toEqual({});
    const callback = await asha.atCheckout(changing.checkoutUrl);
    expect((await asha.comeBack(callback!.fields)).location).toContain('/bookings/details');

    const now = await asha.lookPackage(booking._id);
    expect(now).toMatchObject({
      state: 'confirmed',
      total: TOTAL + MORE,
      departure: other.departure,
      ends: quote.ends,
      startsAt: quote.startsAt,
      confirmationCode: booking.confirmationCode,
      cancellationPolicies: quote.policies,
      payment: { gateway: TOTAL + MORE },
      amendments: [{ kind: 'departure', state: 'done', amount: MORE, document: 'invoice', creditNote: true }],
    });
    expect(now.days.map(({ date }) => date)[0]).toBe(other.departure);
    expect(now.days[0]!.hotel?.reservation).toBeTruthy();
    expect(now.days[0]!.hotel?.reservation).not.toBe(booking.days[0]!.hotel?.reservation);
    expect(now.trail.at(-1)).toMatchObject({ stage: 'change', total: TOTAL + MORE });
    expect([await taken(first), await taken(other)]).toEqual([0, 2]);
    expect(await setup.left(hotels.delhi, first.departure)).toBe(hotels.delhi.allotment);
    expect(await documentsOf(booking._id)).toEqual([
      ['invoice', TOTAL],
      ['invoice', TOTAL + MORE],
      ['credit_note', TOTAL],
    ]);
    const [email, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(email!.subject).toContain(`${booking.package.title} is now booked for`);
    expect(email!.attachments?.map(({ name }) => name.split('-')[0])).toEqual([
      'package',
      'trip.ics',
      'invoice',
      'credit',
    ]);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(3);
    if (!noPdfTools) {
      const of = `${booking._id}&amendment=${now.amendments[0]!._id}`;
      const note = await printed(setup, asha.token(), 'credit-note', of);
      for (const text of ['Departure changed', '₹42,000.00 pays for the new departure']) expect(note).toContain(text);
      expect(await printed(setup, asha.token(), 'invoice', of)).toContain(
        'by the credit note for the earlier departure',
      );
    }
    expect((await asha.cancel(booking._id, TOTAL + MORE, 'wallet')).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: TOTAL + MORE, charge: 0 },
    });
    expect(await walletOf(asha)).toBe(TOTAL + MORE);
    expect([await taken(first), await taken(other)]).toEqual([0, 0]);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(4);
  });

  it('[7.20] costs what the terms keep once they charge: it stays in the price, counts in the difference, and is not had back later', async () => {
    const [first, other] = await two({ inDays: 70, double: 2_000_000 });
    const asha = await buyer();
    const booking = await asha.confirmedPackage(first);
    daysBefore(booking, 20); // a quarter is charged
    const charge = TOTAL / 4;
    expect((await asha.departureOptions(booking._id)).data).toMatchObject({
      back: TOTAL - charge,
      charge,
      options: [{ newPrice: TOTAL, due: charge }],
    });
    const { data } = await asha.changeDeparture(booking._id, other.departure, charge);
    const callback = await asha.atCheckout(data.checkoutUrl);
    await asha.comeBack(callback!.fields);
    const now = await asha.lookPackage(booking._id);
    expect(now).toMatchObject({ state: 'confirmed', departure: other.departure, total: TOTAL + charge });
    expect(now.lines.at(-1)).toEqual({ code: 'kept', label: 'Earlier departure: not refunded', amount: charge });
    expect(now.amendments).toMatchObject([{ amount: charge, charge }]);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(3);
    expect((await asha.cancelQuote(booking._id)).data).toMatchObject({ refund: TOTAL, charge });
    expect((await asha.cancel(booking._id, TOTAL, 'wallet')).data).toMatchObject({
      state: 'cancelled',
      refund: { amount: TOTAL, charge },
    });
    expect(await walletOf(asha)).toBe(TOTAL);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(4);
  });

  it.each([
    ['source', 0],
    ['wallet', 420_000],
  ] as const)(
    '[7.20] is changed to a cheaper one at once, and the rest goes back to the %s',
    async (refundTo, inWallet) => {
      const [first, other] = await two({ double: 1_800_000 });
      const asha = await buyer();
      const booking = await asha.confirmedPackage(first);
      const { data } = await asha.changeDeparture(booking._id, other.departure, -420_000, { refundTo });
      expect(data).toMatchObject({
        checkoutUrl: null,
        booking: { state: 'confirmed', departure: other.departure, total: TOTAL - 420_000 },
      });
      expect(await walletOf(asha)).toBe(inWallet);
      expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(3);
      expect((await asha.cancelQuote(booking._id)).data).toMatchObject({ refund: TOTAL - 420_000 });
    },
  );

  it('[7.20] is changed and changed back, from the wallet, to the last places of the first', async () => {
    const first = await aDeparture(db(), { groupSize: 2 });
    const other = await aDeparture(db(), { inDays: 47, double: 2_400_000, groupSize: 2 });
    await groupHotels(setup, { delhi: 1, agra: 1, jaipur: 1 });
    const asha = await buyer(MORE);
    const booking = await asha.confirmedPackage(first);
    expect((await asha.departureOptions(booking._id)).data.options.map(({ left }) => left)).toEqual([2]);
    const there = await asha.changeDeparture(booking._id, other.departure, MORE, { walletAmount: MORE });
    expect(there.data).toMatchObject({
      checkoutUrl: null,
      booking: { state: 'confirmed', departure: other.departure },
    });
    expect(await walletOf(asha)).toBe(0);
    const back = await asha.changeDeparture(booking._id, first.departure, -MORE, { refundTo: 'wallet' });
    expect(back.data.booking).toMatchObject({ state: 'confirmed', departure: first.departure, total: TOTAL });
    expect(await walletOf(asha)).toBe(MORE);
    expect([await taken(first), await taken(other)]).toEqual([2, 0]);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(5);
  });

  it('[7.20] takes party and extras along, at the prices of the new departure', async () => {
    const [first, other] = await two();
    const asha = await buyer(10 * TOTAL);
    const rooms = [
      { adults: 2, childAges: [7] },
      { adults: 1, childAges: [] },
    ];
    const extras = [{ code: 'guide', quantity: 2 }];
    const booking = await asha.confirmedPackage(first, { rooms, extras, shownTotal: 0 });
    // what it costs is not what was shown: the difference is accepted by holding
    expect(booking).toMatchObject({ state: 'confirmed', extras: [{ code: 'guide', quantity: 2 }] });
    const { data: listed } = await asha.departureOptions(booking._id);
    const { due, newPrice } = listed.options[0]!;
    expect(due).toBe(newPrice - booking.total);
    const { data } = await asha.changeDeparture(booking._id, other.departure, due, { walletAmount: due });
    expect(data.booking).toMatchObject({ total: newPrice, extras: [{ code: 'guide', quantity: 2 }] });
    expect(data.booking.rooms.map(({ occupancy }) => occupancy)).toEqual(rooms);
    expect(data.booking.lines.some(({ code }) => code === 'extra')).toBe(true);
  });

  it('[7.20] is refused where it cannot be: its own, an unknown day, full, no rooms, a higher price, an empty wallet, somebody else, nothing back, after it began', async () => {
    const { delhi } = await groupHotels(setup, { delhi: 2 });
    const first = await aDeparture(db());
    const full = await aDeparture(db(), { inDays: 44, groupSize: 1 });
    const roomless = await aDeparture(db(), { inDays: 47 });
    const free = await aDeparture(db(), { inDays: 54, double: 2_400_000 });
    const [asha, other] = [await buyer(), await buyer()];
    const booking = await asha.confirmedPackage(first);
    const occupied = { checkIn: roomless.departure, checkOut: roomless.departure };
    await db().execute(
      sql`update room_calendars set free[${Number(occupied.checkIn.slice(8))}::int] = 0 where room_type_id = ${delhi.roomTypeId} and month = ${`${occupied.checkIn.slice(0, 7)}-01`}`,
    );
    const quote = (departure: string) => refusal(asha.departureQuote(booking._id, departure));
    const change = (departure: string, due: number, walletAmount = 0) =>
      refusal(asha.changeDeparture(booking._id, departure, due, { walletAmount }));
    expect(await quote(first.departure)).toEqual([400, 'INVALID_INPUT', 'departure']);
    expect(await quote('2027-06-02')).toEqual([400, 'INVALID_INPUT', 'departure']);
    expect(await quote('soon')).toEqual([400, 'INVALID_INPUT', 'departure']);
    expect(await quote(full.departure)).toEqual([409, 'SOLD_OUT', 'departure']);
    expect(await quote(roomless.departure)).toEqual([409, 'SOLD_OUT', 'departure']);
    expect(await change(roomless.departure, 0)).toEqual([409, 'SOLD_OUT', 'departure']);
    expect((await asha.departureOptions(booking._id)).data.options.map(({ departure }) => departure)).toEqual([
      roomless.departure,
      free.departure,
    ]);
    expect(await change(free.departure, MORE - 1)).toEqual([409, 'PRICE_CHANGED']);
    expect(await change(free.departure, MORE, MORE)).toEqual([409, 'INSUFFICIENT_WALLET']);
    expect(await change(free.departure, MORE, MORE + 1)).toEqual([400, 'INVALID_INPUT', 'walletAmount']);
    expect(await refusal(other.departureQuote(booking._id, free.departure))).toEqual([404, 'NOT_FOUND']);
    expect(await refusal(other.departureOptions(booking._id))).toEqual([404, 'NOT_FOUND']);
    expect(await asha.lookPackage(booking._id)).toMatchObject({ state: 'confirmed', departure: first.departure });
    await db().execute(
      sql`update room_calendars set free[${Number(occupied.checkIn.slice(8))}::int] = 2 where room_type_id = ${delhi.roomTypeId} and month = ${`${occupied.checkIn.slice(0, 7)}-01`}`,
    );
    daysBefore(booking, 6); // all of it is charged
    expect(await quote(free.departure)).toEqual([409, 'STATE_BLOCKED']);
    expect((await asha.lookPackage(booking._id)).changeDeparture.reason).toContain('is no longer refundable');
    daysBefore(booking, 0);
    expect(await quote(free.departure)).toEqual([409, 'STATE_BLOCKED']);
    expect((await asha.lookPackage(booking._id)).changeDeparture.reason).toContain('The journey began on');
  });

  it('[7.20] not paid: the package stands on its departure, the wallet’s part comes back, and the other places are on sale again', async () => {
    await groupHotels(setup);
    const [first, other] = await two();
    const asha = await buyer(100_000);
    const booking = await asha.confirmedPackage(first);
    const { data } = await asha.changeDeparture(booking._id, other.departure, MORE, { walletAmount: 100_000 });
    expect(await walletOf(asha)).toBe(0);
    expect(await refusal(asha.cancel(booking._id, 0, 'wallet'))).toEqual([409, 'STATE_BLOCKED']);
    expect(await taken(other)).toBe(2);
    await asha.leave(data.checkoutUrl);
    const now = await asha.lookPackage(booking._id);
    expect(now).toMatchObject({ state: 'confirmed', departure: first.departure, total: TOTAL });
    expect(now.payment.problem).toContain('your package is booked on its departure as before');
    expect(await walletOf(asha)).toBe(100_000);
    expect([await taken(first), await taken(other)]).toEqual([2, 0]);
    expect((await deliver(db())).map(({ subject }) => subject)).toContain(
      `The departure of ${booking.package.title} was not changed`,
    );
  });

  it('[7.20] its time runs out, and its payment arrives later: the package stands, and all of that payment goes back', async () => {
    const [first, other] = await two();
    const asha = await buyer();
    const booking = await asha.confirmedPackage(first);
    const { data } = await asha.changeDeparture(booking._id, other.departure, MORE);
    clock.advance(31 * 60_000);
    await setup.jobs();
    expect(await asha.lookPackage(booking._id)).toMatchObject({ state: 'confirmed', departure: first.departure });
    expect(await taken(other)).toBe(0);
    await db().execute(
      sql`update gateway_orders set state = 'created', expires_at = expires_at + interval '1 day' where id = ${orderOfCheckout(data.checkoutUrl)}`,
    );
    const callback = await asha.atCheckout(data.checkoutUrl);
    await asha.comeBack(callback!.fields);
    expect(await asha.lookPackage(booking._id)).toMatchObject({ state: 'confirmed', total: TOTAL });
    const { rows } = await db().execute<{ amount: string }>(sql`select amount::text from refunds`);
    expect(rows).toEqual([{ amount: String(MORE) }]);
  });

  it('[7.20] of a package that is paid in parts is refused with the way out; once all is paid it is changed', async () => {
    const first = await aDeparture(db(), { inDays: 60 });
    const other = await aDeparture(db(), { inDays: 67, double: 2_400_000 });
    const asha = await buyer(MORE);
    const booking = await asha.confirmedPackage(first, { paying: 'deposit' });
    expect(booking.changeDeparture).toEqual({
      allowed: false,
      reason:
        'This package is paid in parts, and ₹31,500 is still open. Pay the rest first to change its departure here, or cancel the booking.',
    });
    expect(await refusal(asha.departureOptions(booking._id))).toEqual([409, 'STATE_BLOCKED']);
    expect(await refusal(asha.changeDeparture(booking._id, other.departure, MORE))).toEqual([409, 'STATE_BLOCKED']);
    const paid = await asha.paidInstalment(booking._id, (TOTAL * 3) / 4, 'all');
    expect(paid.changeDeparture.allowed).toBe(true);
    const { data } = await asha.changeDeparture(booking._id, other.departure, MORE, { walletAmount: MORE });
    expect(data.booking).toMatchObject({ state: 'confirmed', departure: other.departure, instalments: null });
    expect((await asha.cancel(booking._id, TOTAL + MORE, 'source')).data).toMatchObject({ state: 'cancelled' });
  });

  it('[7.20] outside India moves the tax collected at source with the price, keeps its part of the charge, and returns the rest', async () => {
    const slug = 'sri-lanka-rock-tea-and-fort';
    const first = await aDeparture(db(), { slug });
    const other = await aDeparture(db(), { slug, inDays: 70, double: 3_000_000 });
    const asha = await buyer(10_000_000);
    const { data: quoted } = await asha.quotePackage(first, { shownTotal: 4_284_000 });
    await asha.hold(quoted);
    const pan = {
      guests: [{ title: 'Ms', firstName: 'Asha', lastName: 'Rao' }],
      email: 'asha@example.com',
      mobile: '9876543210',
      requests: '',
      gst: null,
      pan: 'ABCPE1234F',
    };
    await asha.nameGuests(quoted._id, pan);
    await asha.pay(quoted, 4_284_000);
    const booking = await asha.lookPackage(quoted._id);
    daysBefore(booking, 20); // a quarter is charged
    const [charge, price] = [1_071_000, 6_426_000];
    const due = price - (4_284_000 - charge);
    const { data } = await asha.changeDeparture(booking._id, other.departure, due, { walletAmount: due });
    expect(data.booking).toMatchObject({ state: 'confirmed', total: price + charge });
    const tcs = async () =>
      Number(
        (
          await db().execute<{ sum: string }>(
            sql`select sum(amount)::text from ledger_entries where account_id = 'tcs'`,
          )
        ).rows[0]!.sum,
      );
    expect(await tcs()).toBe(126_000 + 21_000); // of the new price, and of what is kept of ₹840
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(3);
    expect(await setup.broken()).toEqual({});
    await asha.cancel(booking._id, price, 'wallet');
    expect(await tcs()).toBe(21_000);
    expect(await walletOf(asha)).toBe(10_000_000 - charge);
    expect(await documentsAgree(setup, asha.token(), booking._id)).toHaveLength(4);
  });
});
