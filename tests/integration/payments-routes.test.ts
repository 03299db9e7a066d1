import { beforeEach, describe, expect, it } from 'vitest';
import { postToLedger } from '#features/payments/server/index.ts';
import { accessToken } from '../support/access-token.ts';
import { clock } from '#lib/server/clock.ts';
import { PRODUCT } from '#lib/shared/product.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { aCaller } from '../support/a-caller.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { aPayment, someone } from '../support/payments.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
useApiServer();

let userId = '';
let sessionId = '';
const token = (userType: UserType = PRODUCT.id) => accessToken({ userId, userType, sessionId });
beforeEach(async () => void ({ userId, sessionId } = await aCaller(db(), someone().userId, PRODUCT.id)));

const gift = (key: string, amount: number, to = userId) =>
  postToLedger({
    db: db(),
    key: `${key}:${to}`,
    bookingId: null,
    note: `Gift ${key}`,
    entries: [
      { account: `wallet:${to}`, amount },
      { account: 'promotion', amount: -amount },
    ],
    at: clock.now(),
  });

describe('[7.20] the wallet over HTTP', () => {
  it.each(['/api/wallet/balance', '/api/wallet/transactions'])(
    '%s: 401 without a token, 403 for a corporate one',
    async (path) => {
      expect((await call('GET', path)).status).toBe(401);
      expect((await call('GET', path, { token: token('corporate') })).status).toBe(403);
    },
  );

  it('tells the caller’s own balance, 0 for a new person', async () => {
    expect((await call('GET', '/api/wallet/balance', { token: token() })).data).toEqual({
      balance: 0,
      currency: 'INR',
    });
    await gift('a', 12_345);
    expect((await call('GET', '/api/wallet/balance', { token: token() })).data).toEqual({
      balance: 12_345,
      currency: 'INR',
    });
  });

  it('lists the caller’s own transactions, newest first, page by page', async () => {
    for (const [key, amount] of [
      ['a', 100],
      ['b', 50],
      ['c', -30],
    ] as const)
      await gift(key, amount);
    await gift('other', 999, someone().userId);
    const page = async (pageNo: number) =>
      (
        await call<{ response: { amount: number; balance: number; note: string }[]; count: number }>(
          'GET',
          `/api/wallet/transactions?pageNo=${pageNo}&pageSize=2`,
          { token: token() },
        )
      ).data;
    const [first, second] = [await page(1), await page(2)];
    expect(first.count).toBe(3);
    expect([...first.response, ...second.response].map(({ amount, balance, note }) => [amount, balance, note])).toEqual(
      [
        [-30, 120, 'Gift c'],
        [50, 150, 'Gift b'],
        [100, 100, 'Gift a'],
      ],
    );
  });

  it.each(['pageNo=0', 'pageNo=x', 'pageSize=51', 'pageNo=99999999'])('refuses %s', async (query) => {
    expect((await call('GET', `/api/wallet/transactions?${query}`, { token: token() })).status).toBe(400);
  });
});

describe('[7.20] the gateway’s checkout over HTTP', () => {
  const pay = (body: unknown) =>
    call<{ callback: { url: string; fields: Record<string, string> } | null; message: string }>(
      'POST',
      '/api/gateway/attempt',
      { body },
    );

  it('refuses what is no attempt, and orders that are not there', async () => {
    expect((await pay({ orderId: 'order_1', method: 'cash', outcome: 'success' })).status).toBe(400);
    expect((await pay({ orderId: 'order_1', method: 'upi' })).status).toBe(400);
    expect((await pay({ orderId: 'order_1', method: 'upi', outcome: 'success' })).status).toBe(404);
  });

  it('shows an order to whoever has its address, and no other', async () => {
    const payment = await aPayment(db());
    expect((await call('GET', `/api/gateway/checkout?orderId=${payment.gatewayOrderId}`)).data).toMatchObject({
      amount: 1_486_800,
      description: 'Kettuvallam House, 2 nights',
      state: 'open',
    });
    expect((await call('GET', '/api/gateway/checkout')).status).toBe(400);
    expect((await call('GET', '/api/gateway/checkout?orderId=order_1')).status).toBe(404);
  });

  it('takes the payment and gives the signed way back', async () => {
    const payment = await aPayment(db());
    const { status, data } = await pay({ orderId: payment.gatewayOrderId, method: 'upi', outcome: 'success' });
    expect(status).toBe(200);
    expect(data.callback?.url).toBe('http://shop.test/api/payments/callback');
    expect(Object.keys(data.callback?.fields ?? {})).toEqual([
      'razorpay_order_id',
      'razorpay_payment_id',
      'razorpay_signature',
    ]);
  });
});
