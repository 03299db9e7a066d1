import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  readWebhook,
  recordCapture,
  runPaymentJobs,
  type WebhookNews,
  verifyWebhook,
} from '#features/payments/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { inTransaction } from '#lib/server/db/transaction.ts';
import { account, aPayment, attempt, captured, noRequest, WEBHOOK_URL } from '../support/payments.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const START = new Date('2026-12-01T06:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

beforeEach(async () => {
  clock.freeze(START);
  await db().execute(sql`delete from gateway_deliveries`);
});
afterEach(() => clock.reset());

const signed = (rawBody: string) =>
  createHmac('sha256', process.env.GATEWAY_WEBHOOK_SECRET ?? '')
    .update(rawBody)
    .digest('hex');
const seen = async (id: string) => (await db().execute(sql`select 1 from webhook_events where id = ${id}`)).rows.length;
let counter = 0;

/** What arrives at our webhook route. */
const request = (rawBody: string, headers: Record<string, string> = {}) => ({
  ...noRequest,
  rawBody,
  headers: new Headers({
    'x-razorpay-signature': signed(rawBody),
    'x-razorpay-event-id': `evt_test${++counter}`,
    ...headers,
  }),
});
const read = async (incoming: ReturnType<typeof request>): Promise<WebhookNews> => {
  const webhook = verifyWebhook({ db: db(), request: incoming });
  return inTransaction(db(), (tx) => readWebhook({ db: tx, webhook }));
};
const paymentBody = (event: string, orderId: string, extra: object = {}) =>
  JSON.stringify({
    entity: 'event',
    event,
    payload: {
      payment: {
        entity: {
          id: 'pay_1',
          order_id: orderId,
          amount: 1_486_800,
          currency: 'INR',
          method: 'card',
          error_description: null,
          ...extra,
        },
      },
    },
  });

/** A shop's webhook, as the gateway meets it: answers as told, then 200. */
function receiver(...answers: (number | Error)[]) {
  const got: { body: string; id: string; signature: string }[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    expect(url).toBe(WEBHOOK_URL);
    const headers = new Headers(init?.headers);
    got.push({
      body: init?.body as string,
      id: headers.get('x-razorpay-event-id') ?? '',
      signature: headers.get('x-razorpay-signature') ?? '',
    });
    const answer = answers.shift() ?? 200;
    if (answer instanceof Error) throw answer;
    return new Response('{}', { status: answer });
  };
  return { got, fetch };
}
const jobs = (now: Date, fetch: typeof globalThis.fetch) =>
  runPaymentJobs({ db: db(), now, webhookUrl: WEBHOOK_URL, fetch });

describe('[7.20] reading a webhook', () => {
  it.each<[string, Record<string, string>]>([
    ['wrong', { 'x-razorpay-signature': 'f'.repeat(64) }],
    ['missing', { 'x-razorpay-signature': '' }],
    ['of another length', { 'x-razorpay-signature': 'ff' }],
  ])('refuses a %s signature and stores nothing', async (_, headers) => {
    const payment = await aPayment(db());
    const incoming = request(paymentBody('payment.captured', payment.gatewayOrderId), {
      ...headers,
      'x-razorpay-event-id': 'evt_forged',
    });
    await expect(read(incoming)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await seen('evt_forged')).toBe(0);
  });

  it('refuses a body changed by one byte', async () => {
    const body = paymentBody('payment.captured', 'order_1');
    await expect(read(request(`${body} `, { 'x-razorpay-signature': signed(body) }))).rejects.toMatchObject({
      code: 'UNAUTHENTICATED',
    });
  });

  it('tells of a captured payment once', async () => {
    const payment = await aPayment(db());
    const incoming = request(paymentBody('payment.captured', payment.gatewayOrderId));
    const twice = await Promise.all([read(incoming), read(incoming)]);
    expect(twice).toContainEqual({
      event: 'payment.captured',
      payment: { ...captured(payment, 'pay_1'), method: 'card' },
    });
    expect(twice).toContainEqual({ duplicate: true });
    expect(await read(incoming)).toEqual({ duplicate: true });
  });

  it('counts as seen only when the work it started commits', async () => {
    const payment = await aPayment(db());
    const incoming = request(paymentBody('payment.captured', payment.gatewayOrderId));
    const broken = inTransaction(db(), async (tx) => {
      await readWebhook({ db: tx, webhook: verifyWebhook({ db: tx, request: incoming }) });
      throw new Error('the process died here');
    });
    await expect(broken).rejects.toThrow('died');
    expect(await read(incoming)).toMatchObject({ event: 'payment.captured' });
    await expect(readWebhook({ db: db(), webhook: verifyWebhook({ db: db(), request: incoming }) })).rejects.toThrow(
      'call it inside a transaction',
    );
  });

  it('tells of a failure that comes after the capture, and changes no money', async () => {
    const payment = await aPayment(db());
    await recordCapture({ db: db(), payment: captured(payment), at: START });
    const late = request(
      paymentBody('payment.failed', payment.gatewayOrderId, { error_description: 'The bank declined the payment.' }),
    );
    expect(await read(late)).toEqual({
      event: 'payment.failed',
      bookingId: payment.bookingId,
      message: 'The bank declined the payment.',
    });
    expect((await account(db(), `escrow:${payment.bookingId}`)).balance).toBe(payment.amount);
  });

  it('ignores other events, and orders and refunds that are not ours', async () => {
    expect(await read(request(JSON.stringify({ event: 'invoice.paid', payload: {} })))).toEqual({ event: 'ignored' });
    expect(await read(request(paymentBody('payment.captured', 'order_of_somebody')))).toEqual({ event: 'ignored' });
    const refund = {
      event: 'refund.processed',
      payload: { refund: { entity: { id: 'rfnd_1', payment_id: 'pay_1', amount: 1, receipt: 'rfd_unknown' } } },
    };
    expect(await read(request(JSON.stringify(refund)))).toEqual({ event: 'ignored' });
  });

  it.each([
    '',
    'not json',
    '[]',
    '{"event":5}',
    '{"event":"payment.captured"}',
    '{"event":"payment.captured","payload":{"payment":{"entity":{"id":"pay_1","order_id":"o","amount":1.5}}}}',
  ])('refuses a signed body that is no event: %j', async (body) => {
    await expect(read(request(body))).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('refuses an event without an id', async () => {
    await expect(read(request('{"event":"x"}', { 'x-razorpay-event-id': '' }))).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('[7.20] delivering webhooks', () => {
  it('signs what it sends, and our side reads it', async () => {
    const payment = await aPayment(db());
    await attempt(db(), payment.gatewayOrderId);
    const { got, fetch } = receiver();
    expect((await jobs(START, fetch)).webhooks).toEqual({ delivered: 1, failed: 0 });
    const [event] = got;
    const news = await read(
      request(event?.body ?? '', {
        'x-razorpay-signature': event?.signature ?? '',
        'x-razorpay-event-id': event?.id ?? '',
      }),
    );
    expect(news).toMatchObject({
      event: 'payment.captured',
      payment: { bookingId: payment.bookingId, amount: payment.amount, method: 'upi' },
    });
    expect((await jobs(after(9999), fetch)).webhooks).toEqual({ delivered: 0, failed: 0 });
  });

  it('survives a receiver that fails twice: tries again after 1 s, then after 2 s', async () => {
    await attempt(db(), (await aPayment(db())).gatewayOrderId);
    const { got, fetch } = receiver(new Error('connection refused'), 500);
    const tries = [];
    for (const second of [0, 0.9, 1, 2.9, 3, 99]) tries.push((await jobs(after(second), fetch)).webhooks);
    expect(tries).toEqual([
      { delivered: 0, failed: 1 },
      { delivered: 0, failed: 0 },
      { delivered: 0, failed: 1 },
      { delivered: 0, failed: 0 },
      { delivered: 1, failed: 0 },
      { delivered: 0, failed: 0 },
    ]);
    expect(new Set(got.map(({ id }) => id)).size).toBe(1);
  });

  it('follows the ending the payer chose: 8 seconds late, twice, without coming back', async () => {
    const { got, fetch } = receiver();
    await attempt(db(), (await aPayment(db())).gatewayOrderId, 'success-late-webhook');
    await jobs(after(7.9), fetch);
    expect(got).toHaveLength(0);
    await jobs(after(8), fetch);
    expect(got).toHaveLength(1);
    await attempt(db(), (await aPayment(db())).gatewayOrderId, 'success-duplicate-webhook');
    await jobs(START, fetch);
    expect(got.slice(1).map(({ id }) => id)).toEqual([got[1]?.id, got[1]?.id]);
    expect((await attempt(db(), (await aPayment(db())).gatewayOrderId, 'success-no-return')).callback).toBeNull();
    await jobs(START, fetch);
    expect(got).toHaveLength(4);
  });

  it('is done once by several processes, and taken over from one that died', async () => {
    for (let n = 0; n < 30; n++) await attempt(db(), (await aPayment(db())).gatewayOrderId);
    const { got, fetch } = receiver();
    await Promise.all(Array.from({ length: 6 }, () => jobs(START, fetch)));
    expect(new Set(got.map(({ id }) => id)).size).toBe(30);
    expect(got).toHaveLength(30);

    await attempt(db(), (await aPayment(db())).gatewayOrderId);
    await db().execute(
      sql`update gateway_deliveries set tries = 1, due_at = ${after(30).toISOString()} where delivered_at is null`,
    ); // taken, then killed
    expect((await jobs(after(29), fetch)).webhooks.delivered).toBe(0);
    expect((await jobs(after(30), fetch)).webhooks.delivered).toBe(1);
  });
});
