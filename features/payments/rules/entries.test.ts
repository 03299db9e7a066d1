import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escrowOf, inLockOrder, kindOf, walletOf, type AccountId } from './accounts.ts';
import { balancedEntries } from './entries.ts';

const account = fc.constantFrom<AccountId>(
  walletOf('u1'),
  walletOf('u2'),
  escrowOf('b1'),
  escrowOf('b2'),
  'gateway',
  'supplier',
  'revenue',
  'promotion',
);

describe('[7.20] the entries of a posting', () => {
  it('are merged per account, without zeros, house accounts last', () => {
    const lines = balancedEntries([
      { account: 'gateway', amount: -150 },
      { account: walletOf('u1'), amount: 50 },
      { account: escrowOf('b1'), amount: 60 },
      { account: escrowOf('b1'), amount: 40 },
      { account: 'revenue', amount: 0 },
    ]);
    expect(lines).toEqual([
      { account: 'escrow:b1', amount: 100 },
      { account: 'wallet:u1', amount: 50 },
      { account: 'gateway', amount: -150 },
    ]);
  });

  it.each([
    {
      why: 'a paisa too much',
      entries: [
        { account: 'gateway' as const, amount: -100 },
        { account: 'revenue' as const, amount: 101 },
      ],
    },
    {
      why: 'half a paisa',
      entries: [
        { account: 'gateway' as const, amount: -0.5 },
        { account: 'revenue' as const, amount: 0.5 },
      ],
    },
    {
      why: 'more than a number holds',
      entries: [
        { account: 'gateway' as const, amount: -(2 ** 53) },
        { account: 'revenue' as const, amount: 2 ** 53 },
      ],
    },
  ])('refuses $why', ({ entries }) => {
    expect(() => balancedEntries(entries)).toThrow(RangeError);
  });

  it('keep every account’s total, in one lock order whatever the order given', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ account, amount: fc.integer({ min: -1e9, max: 1e9 }) }), { maxLength: 12 }),
        (entries) => {
          const rest = -entries.reduce((sum, { amount }) => sum + amount, 0);
          const whole = [...entries, { account: 'gateway' as const, amount: rest }];
          const lines = balancedEntries(whole);
          expect(balancedEntries([...whole].reverse())).toEqual(lines);
          expect(lines.map((line) => line.account)).toEqual(lines.map((line) => line.account).sort(inLockOrder));
          for (const line of lines) {
            expect(line.amount).toBe(
              whole.filter((entry) => entry.account === line.account).reduce((sum, { amount }) => sum + amount, 0),
            );
          }
        },
      ),
    );
  });

  it('belong to known accounts only', () => {
    expect(kindOf('wallet:usr_1')).toBe('wallet');
    expect(() => kindOf('cash' as AccountId)).toThrow('Not a ledger account: cash');
  });
});
