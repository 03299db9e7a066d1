import { afterEach, describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { NETWORK_LIMITS } from '#lib/shared/network-limits.ts';
import { database } from '#lib/server/db/connect.ts';
import { comeFrom, useApiServer } from '../support/api-server.ts';
import { useCapturedLog } from '../support/captured-log.ts';
import { useTestDatabase } from '../support/test-database.ts';

useTestDatabase();
const api = useApiServer();
const logged = useCapturedLog();

const comeBack = (fields: Record<string, string>) =>
  fetch(`${api.base()}/api/payments/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
afterEach(() => clock.reset());

const asked = () => database().$client.totalCount;

describe('[7.20] the way back from the checkout, sent by a stranger', () => {
  it.each<[string, Record<string, string>]>([
    ['a zero byte', { razorpay_order_id: 'order_\u0000secret' }],
    ['half a pair', { razorpay_order_id: 'order_\ud83dsecret' }],
    ['a made-up stack', { razorpay_order_id: 'secret\n    at secret', 'error[metadata]': '{"order_id":"secret\\n"}' }],
    ['a long mail', { razorpay_order_id: 'secret'.repeat(1200) }],
    ['no JSON', { 'error[metadata]': '{"order_id":' }],
    ['JSON of something else', { 'error[metadata]': 'null' }],
    ['an order that is an object', { 'error[metadata]': '{"order_id":{"secret":1}}' }],
    ['16 KB', { padding: 'secret'.repeat(2700) }],
  ])('%s leads to the bookings before the database is asked, and no value is logged', async (_, fields) => {
    const connections = asked();
    const response = await comeBack(fields);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/bookings']);
    expect(asked()).toBe(connections);
    expect(logged().join('')).not.toContain('secret');
    expect(logged().map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([30]);
  });

  it('is answered to one network as often as its limit says, and then leads to the bookings without a look', async () => {
    comeFrom('203.0.113.9');
    clock.freeze('2026-12-01T06:00:10Z'); // the minute that is counted does not end in between
    for (let time = 0; time < NETWORK_LIMITS.light.points / 10; time++)
      await Promise.all(Array.from({ length: 10 }, () => comeBack({ razorpay_order_id: 'order_none' })));
    expect(logged().filter((line) => line.includes('TOO_MANY_REQUESTS'))).toEqual([]);
    expect((await comeBack({ razorpay_order_id: 'order_none' })).headers.get('location')).toBe('/bookings');
    expect(logged().filter((line) => line.includes('TOO_MANY_REQUESTS'))).toHaveLength(1);
  });
});
