import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  checkPayment,
  closePayment,
  findPaymentOrder,
  readPaymentCallback,
  recordCapture,
  startPayment,
  viewCheckout,
} from '#features/payments/server/index.ts';
import { embeddedGateway } from '#features/payments/server/embedded-gateway/embedded-gateway.ts';
import { paymentOrders } from '#features/payments/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import {
  account,
  aPayment,
  attempt,
  captured,
  capturedCount,
  noRequest,
  someone,
  waitingForLocks,
} from '../support/payments.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const MINUTE = 60_000;
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
afterEach(() => clock.reset());

describe('[7.20] starting a payment', () => {
  it('gives one order to two tabs, and to ten at once', async () => {
    const ids = someone();
    const tabs = await Promise.all(Array.from({ length: 10 }, () => aPayment(db(), ids)));
    expect(new Set(tabs.map(({ gatewayOrderId }) => gatewayOrderId)).size).toBe(1);
    expect(await aPayment(db(), { ...ids, amount: 999 })).toMatchObject({
      gatewayOrderId: tabs[0]?.gatewayOrderId,
      amount: 1_486_800,
      checkoutUrl: `/gateway/checkout/${tabs[0]?.gatewayOrderId}`,
    });
  });

  it('opens a new order when the old one ran out, or was closed', async () => {
    clock.freeze('2026-12-01T06:00:00Z');
    const ids = someone();
    const first = await aPayment(db(), ids);
    clock.advance(11 * MINUTE);
    const second = await aPayment(db(), ids);
    expect(second.gatewayOrderId).not.toBe(first.gatewayOrderId);
    await closePayment({ db: db(), bookingId: ids.bookingId, now: clock.now() });
    expect((await aPayment(db(), ids)).gatewayOrderId).not.toBe(second.gatewayOrderId);
  });

  it('is refused for a booking that is paid, whether we know it yet or not', async () => {
    const payment = await aPayment(db());
    await attempt(db(), payment.gatewayOrderId);
    await expect(aPayment(db(), payment)).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    await recordCapture({ db: db(), payment: captured(payment), at: clock.now() });
    await expect(aPayment(db(), payment)).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
  });

  it('goes on after a crash before or after the gateway answered', async () => {
    const ids = someone();
    const row = {
      id: `ord_${ids.bookingId}`,
      bookingId: ids.bookingId,
      amount: 5000,
      currency: 'INR',
      state: 'created',
      createdAt: clock.now(),
    };
    await db().insert(paymentOrders).values(row);
    expect(await checkPayment({ db: db(), bookingId: ids.bookingId })).toEqual({ outcome: 'open' });
    const request = {
      receipt: row.id,
      amount: 5000,
      currency: 'INR',
      description: 'x',
      expiresAt: new Date(clock.now().getTime() + MINUTE),
      callbackUrl: 'http://shop.test/',
    };
    const remote = await embeddedGateway(db()).createOrder(request);
    expect(await aPayment(db(), { ...ids, amount: 5000 })).toMatchObject({
      orderId: row.id,
      gatewayOrderId: remote.id,
    });
  });

  it('takes no amount of nothing, and never runs inside a transaction', async () => {
    await expect(aPayment(db(), { amount: 0 })).rejects.toThrow(RangeError);
    const request = {
      ...someone(),
      amount: 1,
      currency: 'INR',
      description: 'x',
      expiresAt: clock.now(),
      callbackUrl: 'http://shop.test/',
    };
    await expect(inTransaction(db(), (tx) => startPayment({ ...request, db: tx }))).rejects.toThrow(
      'call it outside a transaction',
    );
  });
});

describe('[7.20] paying at the gateway', () => {
  it('captures one of 20 parallel attempts, and leads the others to it', async () => {
    const payment = await aPayment(db());
    const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(db(), payment.gatewayOrderId)));
    expect(await capturedCount(db(), payment.gatewayOrderId)).toBe(1);
    expect(new Set(answers.map(({ callback }) => callback?.fields.razorpay_payment_id)).size).toBe(1);
    expect(answers.filter(({ message }) => message === 'Paid. Taking you back to the shop.')).toHaveLength(1);
  });

  it('lets a payer try again after the bank declined', async () => {
    const payment = await aPayment(db());
    expect(await attempt(db(), payment.gatewayOrderId, 'failure')).toEqual({
      callback: null,
      paid: false,
      message: 'The bank declined the payment. Nothing was charged. Try again, or choose another way to pay.',
    });
    expect(await checkPayment({ db: db(), bookingId: payment.bookingId })).toEqual({ outcome: 'open' });
    expect((await attempt(db(), payment.gatewayOrderId)).callback?.url).toBe('http://shop.test/api/payments/callback');
  });

  it('is over when the order is closed or its time has come', async () => {
    clock.freeze('2026-12-01T06:00:00Z');
    const [late, closed] = [await aPayment(db()), await aPayment(db())];
    expect(await closePayment({ db: db(), bookingId: closed.bookingId, now: clock.now() })).toEqual({
      outcome: 'closed',
    });
    await expect(attempt(db(), closed.gatewayOrderId)).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    clock.advance(10 * MINUTE);
    await expect(attempt(db(), late.gatewayOrderId)).rejects.toMatchObject({ code: 'STATE_BLOCKED' });
    expect(await checkPayment({ db: db(), bookingId: late.bookingId })).toEqual({ outcome: 'closed' });
    expect((await capturedCount(db(), late.gatewayOrderId)) + (await capturedCount(db(), closed.gatewayOrderId))).toBe(
      0,
    );
  });

  it.each(['closing', 'paying'] as const)('lets whichever comes first of closing and paying win: %s', async (first) => {
    const payment = await aPayment(db());
    const close = () => closePayment({ db: db(), bookingId: payment.bookingId, now: clock.now() });
    const pay = () => attempt(db(), payment.gatewayOrderId);
    let ends: Promise<PromiseSettledResult<unknown>[]> | undefined;
    await inTransaction(db(), async (tx) => {
      await tx.execute(sql`select from gateway_orders where id = ${payment.gatewayOrderId} for update`); // both queue behind this
      const one = first === 'closing' ? close() : pay();
      await waitingForLocks(db(), 1);
      const other = first === 'closing' ? pay() : close();
      ends = Promise.allSettled([one, other]);
      await waitingForLocks(db(), 2);
    });
    const [closed, paid] =
      first === 'closing'
        ? [{ outcome: 'closed' }, 0]
        : [{ outcome: 'paid', payment: expect.anything() as unknown }, 1];
    const [one, other] = (await ends) ?? [];
    expect(first === 'closing' ? one : other).toEqual({ status: 'fulfilled', value: closed });
    expect(first === 'closing' ? other : one).toMatchObject(
      paid ? { status: 'fulfilled', value: { paid: true } } : { status: 'rejected', reason: { code: 'STATE_BLOCKED' } },
    );
    expect(await capturedCount(db(), payment.gatewayOrderId)).toBe(paid);
  });

  it('either closes or is paid when both happen at once', async () => {
    for (let round = 0; round < 30; round++) {
      const payment = await aPayment(db());
      const [closing] = await Promise.allSettled([
        closePayment({ db: db(), bookingId: payment.bookingId, now: clock.now() }),
        wait(round % 10).then(() => attempt(db(), payment.gatewayOrderId)),
      ]);
      expect(closing.status).toBe('fulfilled');
      const { outcome } = (closing as PromiseFulfilledResult<{ outcome: string }>).value;
      expect(await capturedCount(db(), payment.gatewayOrderId)).toBe(outcome === 'paid' ? 1 : 0);
    }
  });

  it('shows the checkout of an order: price, deadline, the way back', async () => {
    clock.freeze('2026-12-01T06:00:00Z');
    const payment = await aPayment(db());
    const view = (orderId: string) =>
      viewCheckout({ db: db(), query: { orderId }, body: undefined, caller: null, request: noRequest });
    expect(await view(payment.gatewayOrderId)).toEqual({
      orderId: payment.gatewayOrderId,
      amount: 1_486_800,
      currency: 'INR',
      description: 'Kettuvallam House, 2 nights',
      expiresAt: '2026-12-01T06:10:00.000Z',
      state: 'open',
      leaveUrl: `http://shop.test/api/payments/callback?razorpay_order_id=${payment.gatewayOrderId}`,
    });
    await expect(view('order_none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await findPaymentOrder({ db: db(), gatewayOrderId: payment.gatewayOrderId })).toEqual({
      orderId: payment.orderId,
      bookingId: payment.bookingId,
      reference: '',
    });
  });
});

describe('[7.20] the callback', () => {
  it('is believed when the gateway signed it', async () => {
    const payment = await aPayment(db());
    const { callback } = await attempt(db(), payment.gatewayOrderId, 'success', 'netbanking');
    const read = await readPaymentCallback({ db: db(), fields: callback?.fields ?? {} });
    expect(read).toEqual({ ...captured(payment, callback?.fields.razorpay_payment_id), method: 'netbanking' });
    expect(await checkPayment({ db: db(), bookingId: payment.bookingId })).toEqual({ outcome: 'paid', payment: read });
    expect(await closePayment({ db: db(), bookingId: payment.bookingId, now: clock.now() })).toEqual({
      outcome: 'paid',
      payment: read,
    });
  });

  it('is refused with any other signature, order or payment', async () => {
    const [mine, other] = [await aPayment(db()), await aPayment(db())];
    const fields = (await attempt(db(), mine.gatewayOrderId)).callback?.fields ?? {};
    const foreign = (await attempt(db(), other.gatewayOrderId)).callback?.fields ?? {};
    const forged: Record<string, string>[] = [
      {
        ...fields,
        razorpay_signature: fields.razorpay_signature?.replace(/.$/, (last) => (last === '0' ? '1' : '0')) ?? '',
      },
      { ...fields, razorpay_signature: '' },
      { ...fields, razorpay_signature: foreign.razorpay_signature ?? '' },
      { ...fields, razorpay_payment_id: foreign.razorpay_payment_id ?? '' },
      { ...fields, razorpay_order_id: other.gatewayOrderId },
      { ...fields, razorpay_order_id: 'order_unknown' },
      { razorpay_order_id: mine.gatewayOrderId },
    ];
    for (const attack of forged)
      await expect(readPaymentCallback({ db: db(), fields: attack })).rejects.toMatchObject({
        code: 'FORBIDDEN',
        status: 403,
      });
    expect(await account(db(), `escrow:${mine.bookingId}`)).toEqual({ balance: 0, entries: 0 });
  });
});

describe('[7.20] recording a capture', () => {
  it('posts once, however often the news comes', async () => {
    const payment = await aPayment(db());
    const gateway = (await account(db(), 'gateway')).balance;
    const all = await Promise.all(
      Array.from({ length: 12 }, () =>
        inTransaction(db(), (tx) => recordCapture({ db: tx, payment: captured(payment), at: clock.now() })),
      ),
    );
    expect(all.filter(({ first }) => first)).toHaveLength(1);
    expect(await account(db(), `escrow:${payment.bookingId}`)).toEqual({
      balance: payment.amount,
      entries: payment.amount,
    });
    expect((await account(db(), 'gateway')).balance).toBe(gateway - payment.amount);
  });

  it('books money that came for an order we had closed', async () => {
    const payment = await aPayment(db());
    await closePayment({ db: db(), bookingId: payment.bookingId, now: clock.now() });
    expect(await recordCapture({ db: db(), payment: captured(payment), at: clock.now() })).toMatchObject({
      first: true,
    });
    expect(await checkPayment({ db: db(), bookingId: payment.bookingId })).toMatchObject({ outcome: 'paid' });
  });
});
