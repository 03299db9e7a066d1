import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import {
  getWalletBalance,
  readPaymentCallback,
  recordCapture,
  refundToSource,
  refundToWallet,
  runPaymentJobs,
  walletOf,
} from '#features/payments/server/index.ts';
import { embeddedGateway } from '#features/payments/server/embedded-gateway/embedded-gateway.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { account, aPayment, attempt, WEBHOOK_URL } from '../support/payments.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
afterEach(() => clock.reset());

/** A booking paid at the gateway, ₹1,000, standing in its escrow. */
async function aPaidBooking(amount = 100_000) {
  const payment = await aPayment(db(), { amount });
  const { callback } = await attempt(db(), payment.gatewayOrderId);
  const paid = await readPaymentCallback({ db: db(), fields: callback?.fields ?? {} });
  await recordCapture({ db: db(), payment: paid, at: clock.now() });
  return { ...paid, userId: payment.userId, escrow: `escrow:${payment.bookingId}` as const };
}

const jobs = (now = clock.now()) =>
  runPaymentJobs({ db: db(), now, webhookUrl: WEBHOOK_URL, fetch: async () => new Response('{}') });
const refundedAtGateway = async (paymentId: string) =>
  Number(
    (await db().execute<{ refunded: string }>(sql`select refunded from gateway_payments where id = ${paymentId}`))
      .rows[0]?.refunded,
  );

describe('[7.20] refunds', () => {
  it('go back the way they came: the ledger at once, the gateway by the job', async () => {
    const booking = await aPaidBooking();
    const gateway = (await account(db(), 'gateway')).balance;
    const {
      refundIds: [refundId],
    } = await refundToSource({
      db: db(),
      key: `r:${booking.bookingId}`,
      bookingId: booking.bookingId,
      from: booking.escrow,
      amount: 40_000,
      at: clock.now(),
    });
    expect((await account(db(), booking.escrow)).balance).toBe(60_000);
    expect((await account(db(), 'gateway')).balance).toBe(gateway + 40_000);
    expect(await refundedAtGateway(booking.gatewayPaymentId)).toBe(0);
    expect((await jobs()).refunds).toEqual({
      processed: [{ bookingId: booking.bookingId, refundId, amount: 40_000 }],
      failed: 0,
    });
    expect(await refundedAtGateway(booking.gatewayPaymentId)).toBe(40_000);
    expect((await jobs()).refunds).toEqual({ processed: [], failed: 0 });
  });

  it('happen once a key, also when several ask at once', async () => {
    const booking = await aPaidBooking();
    const refund = () =>
      inTransaction(db(), (tx) =>
        refundToSource({
          db: tx,
          key: `once:${booking.bookingId}`,
          bookingId: booking.bookingId,
          from: booking.escrow,
          amount: 60_000,
          at: clock.now(),
        }),
      );
    const all = await Promise.all(Array.from({ length: 8 }, refund));
    expect(all.filter(({ first }) => first)).toHaveLength(1);
    expect(new Set(all.flatMap(({ refundIds }) => refundIds)).size).toBe(1);
    expect((await account(db(), booking.escrow)).balance).toBe(40_000);
  });

  it('never give back more than was captured, in however many parts', async () => {
    const booking = await aPaidBooking();
    const part = (n: number) =>
      inTransaction(db(), (tx) =>
        refundToSource({
          db: tx,
          key: `part:${booking.bookingId}:${n}`,
          bookingId: booking.bookingId,
          from: 'supplier',
          amount: 30_000,
          at: clock.now(),
        }),
      );
    const endings = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => part(n)));
    expect(endings.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const ending of endings)
      if (ending.status === 'rejected')
        expect(ending.reason).toMatchObject({
          code: 'CONFLICT',
          message: '₹300 can not go back the way it came: ₹100 of that payment is left. No money has moved.',
        });
    expect((await account(db(), booking.escrow)).balance).toBe(100_000);
  });

  it('are refused by the gateway itself beyond the captured amount, and once a receipt', async () => {
    const booking = await aPaidBooking();
    const gateway = embeddedGateway(db());
    const refund = (receipt: string, amount: number) =>
      gateway.refund({ receipt: `${receipt}:${booking.bookingId}`, paymentId: booking.gatewayPaymentId, amount });
    await expect(refund('much', 100_001)).rejects.toMatchObject({ code: 'CONFLICT' });
    const [first, again] = await Promise.all([refund('all', 100_000), refund('all', 100_000)]);
    expect(first).toEqual(again);
    await expect(refund('more', 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(gateway.refund({ receipt: 'none', paymentId: 'pay_none', amount: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await refundedAtGateway(booking.gatewayPaymentId)).toBe(100_000);
  });

  it('reach the gateway once when the process dies between its answer and our note of it', async () => {
    const booking = await aPaidBooking();
    const {
      refundIds: [refundId = ''],
    } = await refundToSource({
      db: db(),
      key: `crash:${booking.bookingId}`,
      bookingId: booking.bookingId,
      from: booking.escrow,
      amount: 50_000,
      at: clock.now(),
    });
    await embeddedGateway(db()).refund({ receipt: refundId, paymentId: booking.gatewayPaymentId, amount: 50_000 });
    await Promise.all([jobs(), jobs(), jobs()]);
    expect(await refundedAtGateway(booking.gatewayPaymentId)).toBe(50_000);
    const { rows } = await db().execute<{ state: string }>(sql`select state from refunds where id = ${refundId}`);
    expect(rows).toEqual([{ state: 'processed' }]);
  });

  it('wait and are tried again when the gateway refuses', async () => {
    clock.freeze('2026-12-01T06:00:00Z');
    const booking = await aPaidBooking();
    await embeddedGateway(db()).refund({
      receipt: `by hand:${booking.bookingId}`,
      paymentId: booking.gatewayPaymentId,
      amount: 100_000,
    });
    await refundToSource({
      db: db(),
      key: `wait:${booking.bookingId}`,
      bookingId: booking.bookingId,
      from: booking.escrow,
      amount: 1000,
      at: clock.now(),
    });
    const failures = [];
    for (const seconds of [0, 0.5, 1, 1.5, 2, 3, 4])
      failures.push((await jobs(new Date(clock.now().getTime() + seconds * 1000))).refunds.failed);
    expect(failures).toEqual([1, 0, 1, 0, 1, 0, 1]);
    await db().execute(sql`delete from refunds where key = ${`wait:${booking.bookingId}`}`);
  });

  it('go to the wallet at once, and only from money that is there', async () => {
    const booking = await aPaidBooking();
    const toWallet = (key: string, amount: number) =>
      refundToWallet({
        db: db(),
        key: `${key}:${booking.bookingId}`,
        bookingId: booking.bookingId,
        wallet: walletOf(booking.userId),
        from: booking.escrow,
        amount,
        at: clock.now(),
      });
    const first = await toWallet('w', 70_000);
    expect(await toWallet('w', 70_000)).toEqual({ first: false, refundId: first.refundId });
    expect(await getWalletBalance({ db: db(), userId: booking.userId })).toBe(70_000);
    await expect(toWallet('w2', 40_000)).rejects.toMatchObject({
      code: 'INSUFFICIENT_WALLET',
      message: 'This booking holds ₹300, and ₹400 was asked of it. No money has moved.',
    });
    await expect(toWallet('w3', 0)).rejects.toThrow(RangeError);
  });
});
