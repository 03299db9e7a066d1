import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { clock } from '#lib/server/clock.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { ASHA } from '../support/buyer.ts';
import { aDeparture, aPackageBuyer } from '../support/departures.ts';
import { deliver } from '../support/emails.ts';
import { documentsAgree, printed } from '../support/documents-agree.ts';
import { noPdfTools } from '../support/pdf-tools.ts';

const setup = useBookingSetup();
const { db, walletOf, jobs } = setup;
beforeEach(setup.clear); // the same departure is on sale in every test

const SLUG = 'sri-lanka-rock-tea-and-fort';
/** ₹40,000 for two, ₹2,000 GST, ₹840 tax collected at source. */
const [TOTAL, TCS] = [4_284_000, 84_000];
const WITH_PAN = { ...ASHA, pan: 'ABCPE1234F' };

const abroad = (options: { inDays?: number } = {}) => aDeparture(db(), { slug: SLUG, ...options });
const buyer = async (wallet = 0) => aPackageBuyer(await setup.buyer(wallet));
type Buyer = Awaited<ReturnType<typeof buyer>>;

async function booked(asha: Buyer, departure: Awaited<ReturnType<typeof abroad>>, walletAmount = 0) {
  const { data: quoted } = await asha.quotePackage(departure, { shownTotal: TOTAL });
  await asha.hold(quoted);
  const { data: named } = await asha.nameGuests(quoted._id, WITH_PAN);
  const { data: paying } = await asha.pay(named, walletAmount);
  const callback = paying.checkoutUrl && (await asha.atCheckout(paying.checkoutUrl));
  if (callback) await asha.comeBack(callback.fields);
  return asha.lookPackage(quoted._id);
}

const balanceOf = async (account: string): Promise<number> => {
  const { rows } = await db().execute<{ balance: string }>(
    sql`select coalesce(sum(amount), 0)::text as balance from ledger_entries where account_id = ${account}`,
  );
  return Number(rows[0]?.balance);
};

describe('[7.20] a package outside India', () => {
  it('shows the tax collected at source on its page, in its price and in its trail, and what its country asks', async () => {
    const departure = await abroad();
    const asha = await buyer();
    const { data: page } = await asha.get<{
      package: { zone: string; entry: { country: string; visa: string } };
      departures: { tax: object; shown: { double: number } }[];
    }>(`/api/packages/details?slug=${SLUG}`);
    expect(page.package).toMatchObject({ zone: 'Asia/Colombo', entry: { country: 'Sri Lanka' } });
    expect(page.departures).toMatchObject([{ tax: { rateBp: 500, tcsBp: 200 }, shown: { double: TOTAL / 2 } }]);

    const { data: quoted } = await asha.quotePackage(departure, { shownTotal: TOTAL });
    expect(quoted).toMatchObject({ total: TOTAL, change: null, requiredFields: ['pan'] });
    expect(quoted.package.entry?.readOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(quoted.lines.at(-1)).toMatchObject({ code: 'tcs', amount: TCS, rateBp: 200, taxable: 4_200_000 });
    expect(quoted.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(TOTAL);
    expect(quoted.trail.find(({ stage }) => stage === 'tcs')).toMatchObject({
      total: TCS,
      note: '₹840 of it is tax collected at source, which is credited against your income tax.',
    });
  });

  it('asks for the PAN of who pays, beside its field, and for none in India', async () => {
    const asha = await buyer();
    const { data: quoted } = await asha.quotePackage(await abroad(), { shownTotal: TOTAL });
    await asha.hold(quoted);
    expect((await asha.nameGuests(quoted._id)).json).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        'details.pan':
          'Tax is collected at source on a package outside India and credited to a PAN. Enter the PAN of the person paying.',
      },
    });
    expect((await asha.nameGuests(quoted._id, { ...WITH_PAN, pan: 'ABC' })).json).toMatchObject({
      fields: { 'details.pan': 'A PAN has ten characters, such as ABCPE1234F.' },
    });
    expect((await asha.pay(quoted)).json).toMatchObject({ code: 'STATE_BLOCKED' });
    expect((await asha.nameGuests(quoted._id, WITH_PAN)).status).toBe(200);
    const { data: home } = await asha.quotePackage(await aDeparture(db()));
    expect(home.requiredFields).toEqual([]);
    expect(home.lines.some(({ code }) => code === 'tcs')).toBe(false);
  });

  it.each([
    ['by the gateway', 0],
    ['by the wallet', TOTAL],
    ['by both', 1_000_001],
  ])('keeps the tax on an account of its own when it is paid %s', async (_, walletAmount) => {
    const asha = await buyer(TOTAL);
    const { _id, state } = await booked(asha, await abroad(), walletAmount);
    expect(state).toBe('confirmed');
    expect([await balanceOf('supplier'), await balanceOf('tcs'), await balanceOf(`escrow:${_id}`)]).toEqual([
      TOTAL - TCS,
      TCS,
      0,
    ]);
    expect(await documentsAgree(setup, asha.token(), _id)).toHaveLength(1);
    expect(await setup.broken()).toEqual({});
  });

  it.each([
    ['all of it more than 30 days before', 40, TOTAL, TCS],
    ['three quarters more than 15 days before', 20, 3_213_000, 63_000],
    ['half more than 7 days before', 10, 2_142_000, 42_000],
    ['nothing later', 5, 0, 0],
  ])('returns the tax with the price when it is cancelled: %s', async (_, inDays, refund, returned) => {
    const asha = await buyer(TOTAL);
    const { _id } = await booked(asha, await abroad({ inDays }), 1_000_001);
    expect((await asha.cancelQuote(_id)).data).toMatchObject({ refund, charge: TOTAL - refund });
    const both = await Promise.all([asha.cancel(_id, refund), asha.cancel(_id, refund)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    clock.advance(3_600_000);
    await jobs();
    expect((await asha.lookPackage(_id)).refund).toMatchObject({ amount: refund, state: 'processed' });
    expect([await balanceOf('supplier'), await balanceOf('tcs'), await balanceOf(`escrow:${_id}`)]).toEqual([
      TOTAL - refund - (TCS - returned),
      TCS - returned,
      0,
    ]);
    expect(await documentsAgree(setup, asha.token(), _id)).toHaveLength(refund ? 2 : 1);
    expect(await setup.broken()).toEqual({});
  });

  it('returns all of it when the tour operator cannot confirm', async () => {
    const [asha, ravi] = [await buyer(TOTAL), await buyer()];
    const departure = await aDeparture(db(), { slug: SLUG, groupSize: 2 });
    const { data: quoted } = await asha.quotePackage(departure, { shownTotal: TOTAL });
    await asha.hold(quoted);
    const { data: named } = await asha.nameGuests(quoted._id, WITH_PAN);
    await db().execute(sql`update package_reservations set state = 'released' where key = ${quoted._id}`);
    await db().execute(sql`update package_departures set taken = 0`);
    const { data: other } = await ravi.quotePackage(departure, { shownTotal: TOTAL });
    expect((await ravi.hold(other)).status).toBe(200);
    await asha.pay(named, TOTAL);
    await jobs();
    expect((await asha.lookPackage(quoted._id)).state).toBe('failed');
    expect([await balanceOf('supplier'), await balanceOf('tcs'), await walletOf(asha)]).toEqual([0, 0, TOTAL]);
  });

  it.skipIf(noPdfTools)('states the tax on invoice, credit note and voucher, and the PAN on none of them', async () => {
    const asha = await buyer();
    const { _id, documents } = await booked(asha, await abroad({ inDays: 20 }));
    const [invoice, voucher] = [
      await printed(setup, asha.token(), 'invoice', _id),
      await printed(setup, asha.token(), 'voucher', _id),
    ];
    for (const text of [
      documents.invoice ?? '',
      'CGST ₹1,000.00',
      'Tax collected at source ₹840.00',
      'Total ₹42,840.00',
      'section 394(1) of the Income-tax Act, 2025',
    ])
      expect(invoice).toContain(text);
    for (const text of [
      'Sri Lanka: rock, tea and fort',
      'Night in Negombo, in a 4-star hotel. Dinner included.',
      'Flights from India to the meeting point and home from the end',
      'Passport and visa',
      'For Indian citizens in Sri Lanka: A passport that is valid for six months',
      'Tax collected at source (2%), credited against your income tax ₹840',
    ])
      expect(voucher).toContain(text);
    await asha.cancel(_id, 3_213_000);
    const note = await printed(setup, asha.token(), 'credit-note', _id);
    for (const text of ['Tax collected at source ₹630.00', 'Credited ₹32,130.00']) expect(note).toContain(text);
    const mails = (await deliver(db())).map(({ text }) => text).join('\n');
    for (const text of [invoice, voucher, note, mails]) expect(text).not.toContain(WITH_PAN.pan);
  });
});
