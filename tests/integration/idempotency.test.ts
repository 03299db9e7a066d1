import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import type { Db } from '#lib/server/db/connect.ts';
import { answerOnce, type IdempotentCall } from '#lib/server/http/idempotency.ts';
import { useTestDatabase } from '../support/test-database.ts';

const db = useTestDatabase();
const call = (key: string): IdempotentCall => ({ callerId: 'usr_1', operation: 'op', key, query: '', body: '{}' });
const claims = async () =>
  (await db().execute<{ key: string }>(sql`select key from idempotency_keys order by key`)).rows;

/** The database, but so many deletions find it away. */
function awayFor(times: number): Db {
  let left = times;
  return new Proxy(db(), {
    get: (target, name, receiver) => {
      if (name === 'delete' && left-- > 0)
        return () => ({ where: () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })) });
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}
const lost = () => Promise.reject(new Error('Connection terminated unexpectedly'));

it('[7.20] a key whose call failed with its database is free again once the database answers', async () => {
  await expect(answerOnce(awayFor(2), call('away'), lost, { alone: true })).rejects.toThrow('terminated');
  expect(await claims()).toEqual([{ key: 'away' }]);
  await vi.waitUntil(async () => (await claims()).length === 0, { timeout: 5000 });
  await expect(answerOnce(db(), call('away'), () => Promise.resolve('done'), { alone: true })).resolves.toBe('done');
});

it('[7.20] giving a key back late takes nothing from a repeat that claimed it meanwhile', async () => {
  await expect(answerOnce(awayFor(1), call('late'), lost, { alone: true })).rejects.toThrow('terminated');
  await db().execute(
    sql`update idempotency_keys set created_at = created_at + interval '31 seconds' where key = 'late'`,
  );
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(await claims()).toContainEqual({ key: 'late' });
});

it('[7.20] an answer of 256 KB is kept and repeated; of a longer one the repeat says that it was carried out, and does nothing', async () => {
  const sized = (bytes: number) => 'x'.repeat(bytes - JSON.stringify('').length);
  const [kept, long] = [sized(256 * 1024), sized(256 * 1024 + 1)];
  for (const [key, answer] of [
    ['kept', kept],
    ['long', long],
  ] as const)
    expect(await answerOnce(db(), call(key), () => Promise.resolve(answer), { alone: true })).toBe(answer);
  const again = vi.fn(() => Promise.resolve('again'));
  expect(await answerOnce(db(), call('kept'), again, { alone: true })).toBe(kept);
  await expect(answerOnce(db(), call('long'), again, { alone: true })).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('carried out already') as string,
  });
  expect(again).not.toHaveBeenCalled();
  const { rows } = await db().execute<{ key: string; bytes: number }>(
    sql`select key, length(answer::text) as bytes from idempotency_keys where key in ('kept', 'long') order by key`,
  );
  expect(rows[0]?.bytes).toBeGreaterThan(256 * 1024);
  expect(rows[1]?.bytes).toBeLessThan(100);
});
