import { describe, expect, it, vi } from 'vitest';
import { database } from '#lib/server/db/connect.ts';
import { answerOnce } from '#lib/server/http/idempotency.ts';
import { useApiServer } from '../support/api-server.ts';
import { useTestDatabase } from '../support/test-database.ts';

useTestDatabase();
const api = useApiServer();

describe('[7.20] a webhook that nobody signed', () => {
  it('is refused before a transaction is opened', async () => {
    const transactions = vi.spyOn(database(), 'transaction');
    const response = await fetch(`${api.base()}/api/payments/webhook`, {
      method: 'POST',
      body: '{"event":"payment.captured"}',
      headers: { 'x-razorpay-signature': 'f'.repeat(64), 'x-razorpay-event-id': 'evt_1' },
    });
    expect([response.status, transactions.mock.calls]).toEqual([401, []]);
    transactions.mockRestore();
  });
});

describe('an Idempotency-Key', () => {
  it('stands for one query as for one body: the same key with another query is refused', async () => {
    const call = (query: string, body = '{}') =>
      answerOnce(database(), { callerId: 'usr_1', operation: 'test', key: 'one', query, body }, async () => query, {
        alone: false,
      });
    expect(await call('?id=1')).toBe('?id=1');
    expect(await call('?id=1')).toBe('?id=1');
    await expect(call('?id=2')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(call('', '?id=1{}')).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
