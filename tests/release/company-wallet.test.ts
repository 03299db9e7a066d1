import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyWallet } from '#features/bookings/contract.ts';
import { grantCredit } from '#features/companies/server/index.ts';
import { balanceOf } from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { call } from '../support/api-server.ts';
import { useBookingSetup } from '../support/booking-setup.ts';
import { aBookingCompany, type BookingCompany } from '../support/company-desk.ts';
import { deliver } from '../support/emails.ts';
import { brokenInvariants, found } from '../support/invariants.ts';
import { attempt } from '../support/payments.ts';
import { receiptAgrees } from '../support/documents-agree.ts';
import { noPdfTools } from '../support/pdf-tools.ts';
import { orderOfCheckout } from '../support/order-of-checkout.ts';

const setup = useBookingSetup();
const { db, stocked } = setup;
let company: BookingCompany;
beforeEach(async () => void (company = await aBookingCompany(db, setup.api)));

const wallet = () => company.must<CompanyWallet>('GET', 'wallet');
const topUp = async (amount: number) => {
  const { topUpId, checkoutUrl } = await company.must<{ topUpId: string; checkoutUrl: string }>(
    'POST',
    'wallet/top-up',
    { amount },
  );
  return { topUpId, orderId: orderOfCheckout(checkoutUrl) };
};
/** Pays at the gateway and comes back with what it signed; gives where the browser is sent. */
const payAndReturn = async (orderId: string): Promise<string> => {
  const { callback } = await attempt(db(), orderId);
  return back(callback?.fields ?? {});
};
const back = async (fields: Record<string, string>): Promise<string> => {
  const answer = await fetch(`${setup.api()}/api/payments/callback`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
};

describe('[7.20] the company’s wallet', () => {
  it('is filled at the gateway, once, with a receipt, and says who added it', async () => {
    const { topUpId, orderId } = await topUp(25_000_00);
    expect(await wallet()).toMatchObject({ balance: 0, lines: [] });
    expect(await payAndReturn(orderId)).toContain(`part=wallet&payment=${topUpId}`);
    await payAndReturn(orderId); // a second return counts for nothing
    expect(await wallet()).toMatchObject({
      paying: 'wallet',
      balance: 25_000_00,
      count: 1,
      lines: [{ amount: 25_000_00, note: 'Money added by UPI', topUpId, trip: null }],
    });
    const text = await receiptAgrees(setup, company.admin.token(), topUpId);
    for (const words of noPdfTools ? [] : ['Receipt', 'Kaveri Instruments', '25,000.00', 'not a tax invoice'])
      expect(text).toContain(words);
    const { entries } = await company.must<{ entries: object[] }>('GET', 'audit-trail?kind=wallet');
    expect(entries).toMatchObject([{ action: 'added', changes: [{ field: 'Amount', after: '₹25,000' }] }]);
    expect(found(await brokenInvariants(db(), {}))).toEqual({});
  });

  it('is sorted by time or amount, either way', async () => {
    for (const amount of [3_000_00, 1_000_00, 2_000_00]) await payAndReturn((await topUp(amount)).orderId);
    const amounts = async (query: string) =>
      (await company.must<CompanyWallet>('GET', `wallet?${query}`)).lines.map(({ amount }) => amount / 100);
    expect(await amounts('')).toEqual([2000, 1000, 3000]);
    expect(await amounts('sort=when&direction=asc')).toEqual([3000, 1000, 2000]);
    expect(await amounts('sort=amount&direction=asc')).toEqual([1000, 2000, 3000]);
    expect(await amounts('sort=amount&direction=desc&pageSize=2&pageNo=2')).toEqual([1000]);
  });

  it('is not filled by a payment that was left, and one that was left can still be begun again', async () => {
    const { topUpId, orderId } = await topUp(1_000_00);
    expect(await back({ razorpay_order_id: orderId })).toContain(topUpId);
    expect(await wallet()).toMatchObject({ balance: 0, count: 0 });
    await expect(attempt(db(), orderId)).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    const [first, second] = [await topUp(1_000_00), await topUp(2_000_00)];
    await expect(attempt(db(), first.orderId)).rejects.toMatchObject({ code: 'STATE_BLOCKED' }); // closed by the second
    await payAndReturn(second.orderId);
    expect(await wallet()).toMatchObject({ balance: 2_000_00 });
  });

  it('lists every trip with who travels, and stops a booking it does not cover as the setting says', async () => {
    await company.configure({ checkoutAllowed: false });
    const hotel = await stocked();
    const first = await company.admin.ready(hotel);
    const refused = await company.admin.pay(first, first.total);
    expect([refused.status, refused.json]).toEqual([409, expect.objectContaining({ code: 'INSUFFICIENT_WALLET' })]);
    expect(await wallet()).toMatchObject({ left: 0, whenEmpty: expect.stringContaining('cannot be booked') as string });
    await payAndReturn((await topUp(first.total)).orderId);
    const paid = await company.admin.pay(first, first.total);
    expect(paid.data.booking.state).toBe('confirmed');
    expect((await wallet()).lines[0]).toMatchObject({
      amount: -first.total,
      balance: 0,
      trip: { _id: first._id, category: 1, travellers: [expect.any(String)] },
    });
  });

  it('is filtered by days on the reader’s clock, and saved as CSV', async () => {
    const late = '2026-11-21T19:00:00Z'; // the 22nd in India, the 21st in London
    clock.freeze(late);
    await payAndReturn((await topUp(5_000_00)).orderId);
    const linesOn = async (query: string, zone: string) => {
      const headers = { authorization: `Bearer ${company.admin.token()}`, 'x-time-zone': zone };
      const [list, file] = await Promise.all(
        ['', '/file'].map((path) => fetch(`${setup.api()}/api/corporate/wallet${path}?${query}`, { headers })),
      );
      const { data } = (await list!.json()) as { data: CompanyWallet };
      const [head, ...lines] = (await file!.text()).trim().split('\r\n');
      expect(head).toContain('What for,Trip,From,To,Travellers,Booking,Payment,Amount,Balance after,Currency');
      expect(lines).toHaveLength(data.count);
      return lines;
    };
    expect(await linesOn('since=2026-11-22', 'Europe/London')).toEqual([]);
    expect(await linesOn('until=2026-11-21', 'Asia/Kolkata')).toEqual([]);
    expect(await linesOn('since=2026-11-22&until=2026-11-22', 'Asia/Kolkata')).toEqual([
      expect.stringMatching(/^2026-11-21T19:00:00\.\d{3}Z,Money added by UPI,,,,,,top_\w+,5000,5000,INR$/),
    ]);
    const wrong = await call('GET', '/api/corporate/wallet/file?since=22-11-2026', { token: company.admin.token() });
    expect(wrong.json).toMatchObject({ code: 'INVALID_INPUT', fields: { since: expect.any(String) as string } });
  });

  it('emails administrators once when it falls below the level they set', async () => {
    const hotel = await stocked();
    const booking = await company.admin.ready(hotel);
    await company.configure({ lowBalance: booking.total });
    await payAndReturn((await topUp(booking.total * 3 - 1)).orderId);
    const told = async () => (await deliver(db())).filter(({ subject }) => subject.includes('left for trips'));
    await company.admin.pay(booking, booking.total);
    expect(await told()).toEqual([]);
    const second = await company.admin.ready(hotel);
    await company.admin.pay(second, second.total);
    expect(await told()).toMatchObject([{ text: expect.stringContaining('part=wallet') as string }]);
    expect(await wallet()).toMatchObject({ isLow: true, left: booking.total - 1 });
  });

  it('on credit is paid off up to what is owed', async () => {
    await company.configure({ paying: 'credit', creditLimit: 5_00_000_00 });
    const refused = await call('POST', '/api/corporate/wallet/top-up', {
      body: { amount: 100_00 },
      token: company.admin.token(),
    });
    expect(refused.json).toMatchObject({ code: 'INVALID_INPUT', fields: { amount: expect.any(String) as string } });
    const booking = await company.admin.ready(await stocked());
    await company.admin.pay(booking, booking.total);
    await payAndReturn((await topUp(booking.total)).orderId);
    expect(await wallet()).toMatchObject({ paying: 'credit', balance: 0, left: 5_00_000_00 });
    expect(await balanceOf(db(), company.accounts.credit)).toBe(0);
    await grantCredit(db(), { company: company.companyId, limit: 0, reason: 'end of the test', apply: true });
  });

  it('is the company’s own: 401, 403 without the right, 404 for another company’s receipt', async () => {
    expect((await call('GET', '/api/corporate/wallet')).status).toBe(401);
    const employee = await company.employee();
    for (const [method, path, body] of [
      ['GET', 'wallet', undefined],
      ['GET', 'wallet/file', undefined],
      ['POST', 'wallet/top-up', { amount: 100_00 }],
    ] as const)
      expect((await call(method, `/api/corporate/${path}`, { body, token: employee.token() })).status).toBe(403);
    const { topUpId, orderId } = await topUp(100_00);
    await payAndReturn(orderId);
    const other = await aBookingCompany(db, setup.api);
    expect(
      (await call('GET', `/api/corporate/wallet/receipt?topUpId=${topUpId}`, { token: other.admin.token() })).status,
    ).toBe(404);
    expect(
      (await call('POST', '/api/corporate/wallet/top-up', { body: { amount: 99_99 }, token: company.admin.token() }))
        .json,
    ).toMatchObject({ code: 'INVALID_INPUT', fields: { amount: 'Add ₹100 or more at a time.' } });
  });
});
