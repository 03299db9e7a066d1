import { describe, expect, it } from 'vitest';
import type { Db } from '#lib/server/db/connect.ts';
import { reservationCode, withFreshCode } from './reservation-code.ts';

/** As much of a transaction as `withFreshCode` uses: a savepoint runs its work. */
const tx = { transaction: (work: (step: unknown) => Promise<void>) => work({}) } as unknown as Db;
const taken = (constraint: string) => Object.assign(new Error('duplicate'), { code: '23505', constraint });

describe('a reservation code', () => {
  it('has eight digits behind two letters, so that a hundred million fit each pair', () => {
    const codes = Array.from({ length: 2000 }, () => reservationCode('Kettuvallam House'));
    for (const code of codes) expect(code).toMatch(/^KH \d{4} \d{4}$/);
    expect(new Set(codes).size).toBeGreaterThan(1995);
  });

  it('is drawn again while it is taken', async () => {
    const tried: string[] = [];
    const code = await withFreshCode(tx, 'Kettuvallam House', async (_, drawn) => {
      tried.push(drawn);
      if (tried.length < 5) throw taken('supplier_reservations_code');
    });
    expect([tried.length, tried.at(-1)]).toEqual([5, code]);
  });

  it('is drawn twenty times at most, and not again for another failure', async () => {
    let tries = 0;
    const failing = (constraint: string) =>
      withFreshCode(tx, 'Kettuvallam House', async () => {
        tries += 1;
        throw taken(constraint);
      });
    await expect(failing('supplier_reservations_code')).rejects.toThrow('duplicate');
    expect(tries).toBe(20);
    await expect(failing('supplier_reservations_key')).rejects.toThrow('duplicate');
    expect(tries).toBe(21);
  });
});
