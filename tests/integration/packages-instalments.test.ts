import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { watchPayments } from '#features/bookings/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { useBookingHouse } from '../support/booking-house.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer, PERSON } from '../support/departures.ts';
import { deliver } from '../support/emails.ts';
import { papersAgree } from '../support/papers.ts';
import { noPdfTools } from '../support/pdf-tools.ts';

const house = useBookingHouse();
const { db, jobs, walletOf } = house;
beforeEach(house.clear); // the same departure is on sale in every test
const buyer = async (wallet = 0) => aPackageBuyer(await house.buyer(wallet));
type Buyer = Awaited<ReturnType<typeof buyer>>;

const TOTAL = 2 * PERSON; // ₹42,000
const QUARTER = TOTAL / 4;
const HOUR = 3_600_000;

const balanceOf = async (account: string): Promise<number> => {
  const { rows } = await db().execute<{ balance: string }>(
    sql`select coalesce(sum(amount), 0)::text as balance from ledger_entries where account_id = ${account}`,
  );
  return Number(rows[0]?.balance);
};
const books = async (bookingId: string) => [
  await balanceOf('supplier'),
  await balanceOf('tcs'),
  await balanceOf(`escrow:${bookingId}`),
];
const taken = async (): Promise<number> => {
  const { rows } = await db().execute<{ taken: number }>(sql`select sum(taken)::int as taken from package_departures`);
  return rows[0]?.taken ?? 0;
};
const subjects = async () => (await deliver(db())).map(({ subject }) => subject);

/** A package in 60 days (30 January 2027), booked with its deposit on 1 December. */
async function deposited(asha: Buyer, { inDays = 60, walletAmount = 0 } = {}) {
  return asha.confirmedPackage(await aDeparture(db(), { inDays }), { paying: 'deposit', walletAmount });
}

describe('[7.20] a package with a deposit', () => {
  it('offers its payments before it is paid, by the day on which it was opened', async () => {
    const asha = await buyer();
    const { instalments } = await asha.heldPackage(await aDeparture(db(), { inDays: 60 }));
    expect(instalments).toEqual({
      chosen: false,
      payments: [
        { amount: QUARTER, due: null, lastDate: null, paidAt: null },
        { amount: QUARTER, due: '2026-12-16', lastDate: '2026-12-19', paidAt: null },
        { amount: 2 * QUARTER, due: '2027-01-09', lastDate: '2027-01-12', paidAt: null },
      ],
      open: TOTAL,
      ifUnpaid: null,
      atCheckout: null,
      lapsed: false,
    });
  });

  it('is confirmed with its places, and paid by its dates until the invoice', async () => {
    const asha = await buyer();
    const booked = await deposited(asha);
    expect(booked).toMatchObject({
      state: 'confirmed',
      total: TOTAL,
      payment: { wallet: 0, gateway: QUARTER },
      documents: { voucher: true, invoice: null },
      instalments: { chosen: true, open: 3 * QUARTER, ifUnpaid: { refund: QUARTER, charge: 0 } },
    });
    expect(booked.trail.at(-1)).toMatchObject({
      stage: 'payment',
      total: QUARTER,
      note: '₹10,500 paid. Still to be paid: ₹10,500 by Wed 16 Dec 2026 and ₹21,000 by Sat 9 Jan 2027.',
    });
    expect(await taken()).toBe(2);
    expect(await books(booked._id)).toEqual([QUARTER, 0, 0]);
    const [confirmation] = await deliver(db());
    expect(confirmation?.text).toContain('Still to be paid: ₹10,500 by Wed 16 Dec 2026 and ₹21,000 by Sat 9 Jan 2027.');
    expect(confirmation?.attachments?.at(-1)?.name).toMatch(/^receipt-R29-26-27-\d{6}\.pdf$/);
    const [receipt = ''] = await papersAgree(house, asha.token(), booked._id);
    if (!noPdfTools)
      for (const text of [
        'Receipt voucher',
        'Received in advance ₹10,500.00',
        'CGST ₹250.00',
        'Received on',
        'not a tax invoice',
      ])
        expect(receipt).toContain(text);
    expect((await asha.get(`/api/documents/invoice?bookingId=${booked._id}`)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'The invoice of this package comes when all of it is paid. Until then each payment has a receipt.',
    });

    const second = await asha.paidInstalment(booked._id, QUARTER);
    expect(second).toMatchObject({
      state: 'confirmed',
      payment: { gateway: 2 * QUARTER },
      documents: { invoice: null },
      instalments: { open: 2 * QUARTER, ifUnpaid: { refund: QUARTER, charge: QUARTER } },
    });
    expect(await subjects()).toEqual(['₹10,500 for Delhi, Agra and Jaipur is paid']);
    const third = await asha.paidInstalment(booked._id, 2 * QUARTER);
    expect(third).toMatchObject({ payment: { gateway: TOTAL }, instalments: { open: 0, ifUnpaid: null } });
    expect(third.documents.invoice).not.toBeNull();
    expect(await books(booked._id)).toEqual([TOTAL, 0, 0]);
    expect(await papersAgree(house, asha.token(), booked._id)).toHaveLength(3); // two receipts and the invoice
    expect(await subjects()).toEqual(['Delhi, Agra and Jaipur is paid in full']);
    expect((await house.eventsOf(booked._id)).slice(-3)).toEqual([
      'payChange → paying_change',
      'capture → amending',
      'finishAmend → confirmed',
    ]);
    expect((await asha.payInstalment(booked._id, 100)).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'All of this booking is paid. Nothing more is charged.',
    });
  });

  it('can be paid to its end at once, and its deposit from the wallet', async () => {
    const asha = await buyer(QUARTER);
    const booked = await deposited(asha, { walletAmount: QUARTER });
    expect(booked).toMatchObject({ state: 'confirmed', payment: { wallet: QUARTER, gateway: 0 } });
    const paid = await asha.paidInstalment(booked._id, 3 * QUARTER, 'all');
    expect(paid).toMatchObject({ payment: { wallet: QUARTER, gateway: 3 * QUARTER }, instalments: { open: 0 } });
    await papersAgree(house, asha.token(), booked._id);
    await asha.cancel(booked._id, TOTAL);
    await jobs();
    expect(await walletOf(asha)).toBe(QUARTER); // what the gateway took goes back there first
    await papersAgree(house, asha.token(), booked._id);
  });

  it('is paid whole where nothing else is chosen, or the departure is near', async () => {
    const asha = await buyer();
    const whole = await asha.confirmedPackage(await aDeparture(db(), { inDays: 60 }));
    expect(whole).toMatchObject({ payment: { gateway: TOTAL }, instalments: null });
    expect((await asha.payInstalment(whole._id, QUARTER)).json).toMatchObject({ code: 'STATE_BLOCKED' });
    const near = await asha.heldPackage(await aDeparture(db(), { inDays: 34 }));
    expect(near.instalments).toBeNull();
    expect((await asha.payBy(near, { paying: 'deposit' })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { paying: 'This booking is paid whole. Choose to pay in full.' },
    });
    const held = await asha.heldPackage(await aDeparture(db(), { inDays: 50 }));
    expect((await asha.payBy(held, { paying: 'deposit', walletAmount: QUARTER + 1 })).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { walletAmount: 'That is more than the deposit. Use the deposit or less from the wallet.' },
    });
  });

  it('refuses another amount than its own, and what belongs to somebody else', async () => {
    const [asha, ravi] = [await buyer(), await buyer()];
    const { _id } = await deposited(asha);
    expect((await asha.payInstalment(_id, QUARTER + 100)).json).toMatchObject({
      code: 'PRICE_CHANGED',
      details: { before: QUARTER + 100, after: QUARTER },
    });
    expect((await ravi.payInstalment(_id, QUARTER)).status).toBe(404);
    await asha.payInstalment(_id, QUARTER);
    expect((await asha.payInstalment(_id, 3 * QUARTER, 'all')).json).toMatchObject({
      code: 'STATE_BLOCKED',
      message: 'A payment of ₹10,500 is open at the checkout. Finish it or leave it first. Nothing was charged.',
    });
  });

  it('of two parallel payments one counts, and a second capture goes back', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const both = await Promise.all([asha.payInstalment(_id, QUARTER), asha.payInstalment(_id, QUARTER)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].data.checkoutUrl).toBe(both[1].data.checkoutUrl);
    const callback = await asha.atCheckout(both[0].data.checkoutUrl, 'success-duplicate-webhook');
    await Promise.all([asha.comeBack(callback!.fields), asha.comeBack(callback!.fields)]);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 2 * QUARTER } });
    expect(await books(_id)).toEqual([2 * QUARTER, 0, 0]);
  });

  it('stands as it is when a later payment is left, and can be paid again', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const { data } = await asha.payInstalment(_id, QUARTER);
    expect(data.booking).toMatchObject({ state: 'paying_change', instalments: { atCheckout: QUARTER } });
    expect(await asha.leave(data.checkoutUrl)).toMatchObject({ location: `/bookings/details?bookingId=${_id}` });
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 3 * QUARTER } });
    expect(await asha.paidInstalment(_id, QUARTER)).toMatchObject({ instalments: { open: 2 * QUARTER } });
  });
});

describe('[7.20] the dates of a package that is paid in parts', () => {
  it('are reminded of a week and a day before, each once, whichever process looks', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha); // due on 16 December
    await deliver(db());
    const look = async () => {
      await Promise.all([watchPayments({ db: db() }), watchPayments({ db: db() })]);
      return subjects();
    };
    clock.freeze('2026-12-09T03:29:59Z');
    expect(await look()).toEqual([]);
    clock.freeze('2026-12-09T03:30:00Z');
    await Promise.all([watchPayments({ db: db() }), watchPayments({ db: db() })]);
    const [reminder, ...more] = await deliver(db());
    expect(more).toEqual([]);
    expect(reminder?.subject).toBe('₹10,500 for Delhi, Agra and Jaipur is due by Wed 16 Dec 2026');
    expect(reminder?.text).toContain(
      'We accept it until the end of Sat 19 Dec 2026. If it is not paid by then, the booking is cancelled: ₹10,500 of what you paid goes back, and the tour operator keeps nothing.',
    );
    expect(await look()).toEqual([]);
    clock.freeze('2026-12-15T04:00:00Z');
    expect(await look()).toHaveLength(1);
    expect(await look()).toEqual([]);
    await asha.paidInstalment(_id, QUARTER);
    await deliver(db());
    clock.freeze('2026-12-20T00:00:00Z');
    expect(await look()).toEqual([]);
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed' });
  });

  it.each([
    ['the second payment', 60, [] as number[], '2026-12-19T18:30:00Z', QUARTER, 0],
    ['the last of three', 60, [QUARTER], '2027-01-12T18:30:00Z', QUARTER, QUARTER],
    ['the last of two', 50, [] as number[], '2027-01-02T18:30:00Z', 0, QUARTER],
  ])('end the booking by its terms when %s is not made', async (_, inDays, made, ends, refund, charge) => {
    const asha = await buyer();
    const { _id } = await deposited(asha, { inDays });
    for (const amount of made) await asha.paidInstalment(_id, amount);
    clock.freeze(new Date(Date.parse(ends) - 1000).toISOString());
    await jobs();
    expect((await asha.lookPackage(_id)).state).toBe('confirmed');
    await deliver(db());
    clock.freeze(ends);
    expect((await asha.payInstalment(_id, 3 * QUARTER, 'all')).json).toMatchObject({ code: 'STATE_BLOCKED' });
    await Promise.all([watchPayments({ db: db() }), watchPayments({ db: db() })]);
    clock.advance(HOUR);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({
      state: 'cancelled',
      refund: { amount: refund, charge, state: 'processed' },
      instalments: { lapsed: true },
    });
    expect(await taken()).toBe(0);
    expect(await books(_id)).toEqual([charge, 0, 0]);
    const mails = await deliver(db());
    const told = mails.filter(({ subject }) => subject === 'Delhi, Agra and Jaipur is cancelled');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toMatch(/It was cancelled because the payment of ₹[\d,]+ due by .* was not made by/);
    expect(await papersAgree(house, asha.token(), _id)).toHaveLength(made.length + 1 + (refund ? 1 : 0));
  });

  it('wait for a payment that is open at the checkout, and use it', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    clock.freeze('2026-12-19T18:29:00Z');
    const { data } = await asha.payInstalment(_id, QUARTER);
    clock.freeze('2026-12-19T18:31:00Z');
    await jobs();
    const callback = await asha.atCheckout(data.checkoutUrl);
    await asha.comeBack(callback!.fields);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 2 * QUARTER } });
  });
});

describe('[7.20] a package that is paid in parts and cancelled', () => {
  it.each([
    ['with its deposit, before the charge begins', 60, 0, 1, QUARTER],
    ['with two payments, a day later', 60, 1, 1, 2 * QUARTER],
    ['with two payments, when a quarter is charged', 60, 1, 31, QUARTER],
    ['with all of it, when a quarter is charged', 60, 2, 31, 3 * QUARTER],
    ['with its deposit, when all of that is charged', 40, 0, 11, 0],
  ])('%s: paid less the charge', async (_, inDays, later, day, refund) => {
    const asha = await buyer();
    const { _id } = await deposited(asha, { inDays });
    for (const amount of [QUARTER, 2 * QUARTER].slice(0, later)) await asha.paidInstalment(_id, amount);
    clock.advance(day * 24 * HOUR);
    const paid = TOTAL - ((await asha.lookPackage(_id)).instalments?.open ?? 0);
    const { data: quote } = await asha.cancelQuote(_id);
    expect(quote).toMatchObject({ refund, charge: paid - refund, toSource: refund, toWallet: 0 });
    const steps = (quote as unknown as { steps: { refund: number; charge: number }[] }).steps;
    for (const step of steps) expect(step.refund + step.charge).toBe(paid);
    expect(steps.every((step) => step.refund >= 0)).toBe(true);
    await asha.cancel(_id, refund);
    clock.advance(HOUR);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({
      state: 'cancelled',
      refund: { amount: refund, charge: paid - refund, state: 'processed' },
      instalments: { lapsed: false },
    });
    expect(await books(_id)).toEqual([paid - refund, 0, 0]);
    await papersAgree(house, asha.token(), _id);
  });

  it('returns the tax collected at source of what was paid', async () => {
    const [total, tcs] = [4_284_000, 84_000];
    const asha = await buyer();
    const departure = await aDeparture(db(), { slug: 'sri-lanka-rock-tea-and-fort', inDays: 60 });
    const { data: quoted } = await asha.quotePackage(departure, { shownTotal: total });
    await asha.hold(quoted);
    await asha.nameGuests(quoted._id, { ...ASHA, pan: 'ABCPE1234F' });
    const { data } = await asha.payBy(quoted, { paying: 'deposit' });
    await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
    expect(await books(quoted._id)).toEqual([(total - tcs) / 4, tcs / 4, 0]);
    await asha.paidInstalment(quoted._id, total / 4);
    expect(await books(quoted._id)).toEqual([(total - tcs) / 2, tcs / 2, 0]);
    await papersAgree(house, asha.token(), quoted._id);
    clock.advance(31 * 24 * HOUR);
    await asha.cancel(quoted._id, total / 4);
    await jobs();
    expect(await books(quoted._id)).toEqual([(total - tcs) / 4, tcs / 4, 0]);
    await papersAgree(house, asha.token(), quoted._id);
  });

  it('sends back a payment that arrives after the cancellation', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const { data } = await asha.payInstalment(_id, QUARTER);
    const callback = await asha.atCheckout(data.checkoutUrl, 'success-late-webhook');
    // the shop believes that nobody paid: its own order is closed and the booking cancelled before the news arrives
    await db().execute(sql`update payment_orders set state = 'closed' where reference <> '' and booking_id = ${_id}`);
    await db().execute(
      sql`update bookings set state = 'confirmed', hold_expires_at = null, amendments = jsonb_set(amendments, '{0,state}', '"left"') where id = ${_id}`,
    );
    await asha.cancel(_id, QUARTER);
    expect(callback).not.toBeNull();
    await asha.comeBack(callback!.fields);
    clock.advance(HOUR);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'cancelled', refund: { amount: QUARTER } });
    expect(await books(_id)).toEqual([0, 0, 0]);
    expect(await balanceOf('gateway')).toBe(0);
    expect(await subjects()).toContain('A payment of ₹10,500 for Delhi, Agra and Jaipur goes back');
  });
});

describe('[7.20] a process that dies while a package is paid in parts', () => {
  it('before it heard of a payment: the jobs ask the gateway', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const { data } = await asha.payInstalment(_id, QUARTER);
    await asha.atCheckout(data.checkoutUrl, 'success-no-return');
    await db().execute(sql`truncate gateway_deliveries`); // no webhook comes either
    clock.advance(31 * 60_000);
    await jobs();
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 2 * QUARTER } });
    expect(await books(_id)).toEqual([2 * QUARTER, 0, 0]);
  });

  it('between the capture and its booking: the jobs finish it, once', async () => {
    const asha = await buyer();
    const { _id } = await deposited(asha);
    const { data } = await asha.payInstalment(_id, QUARTER);
    await db().execute(
      sql`create function die() returns trigger language plpgsql as 'begin raise exception ''dead''; end'`,
    );
    await db().execute(
      sql`create trigger die before insert on price_trail for each row when (new.total = 1050000 and new.stage = 'payment') execute function die()`,
    );
    try {
      await asha.comeBack((await asha.atCheckout(data.checkoutUrl))!.fields);
      expect((await asha.lookPackage(_id)).state).toBe('amending');
    } finally {
      await db().execute(sql`drop function die() cascade`);
    }
    clock.advance(60_000);
    await Promise.all([jobs(), jobs()]);
    expect(await asha.lookPackage(_id)).toMatchObject({ state: 'confirmed', instalments: { open: 2 * QUARTER } });
    expect(await books(_id)).toEqual([2 * QUARTER, 0, 0]);
    expect((await house.eventsOf(_id)).filter((event) => event.startsWith('finishAmend'))).toHaveLength(1);
  });
});
