import { describe, expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import { type AnyOperation, needsToken, rateLimitOf } from '#lib/shared/define-operation.ts';
import { NETWORK_LIMITS, SIGN_IN_LIMIT } from '#lib/shared/network-limits.ts';
import { PUBLIC_LIMITS, UNLIMITED_CHANGES } from '../support/limits.ts';
import { sourceFiles } from '../support/source-files.ts';
import { READS_UNLIMITED } from '../support/who-gains.ts';

const BY_USE_CASE = 'counted by the use case';
const isOpen = (operation: AnyOperation) => operation.caller === 'public';
const counted = operations.filter((operation) => rateLimitOf(operation) !== undefined);
const names = (some: readonly AnyOperation[]) => some.map(({ name }) => name).sort();

describe('every operation', () => {
  it('is rate limited, or says why not', () => {
    const uncounted = operations.filter((operation) => rateLimitOf(operation) === undefined);
    const reads = Object.values(READS_UNLIMITED).flatMap((some) => some.split(' '));
    expect(names(uncounted)).toEqual([...reads, ...Object.keys(UNLIMITED_CHANGES)].sort());
    for (const reason of [...Object.keys(READS_UNLIMITED), ...Object.values(UNLIMITED_CHANGES)])
      expect(reason.length).toBeGreaterThan(15);
  });

  it('that anybody may call is counted by a figure of the one table, or by its use case', () => {
    expect(names(counted.filter(isOpen))).toEqual(Object.keys(PUBLIC_LIMITS).sort());
    for (const operation of counted.filter(isOpen)) {
      const by = PUBLIC_LIMITS[operation.name]?.by;
      expect(rateLimitOf(operation), operation.name).toBe(
        by === undefined || by === 'the use case' ? BY_USE_CASE : NETWORK_LIMITS[by],
      );
    }
  });

  it('that needs a token is counted by person, at most ten times a second', () => {
    for (const operation of counted.filter(needsToken)) {
      const limit = rateLimitOf(operation);
      if (limit === undefined || limit === BY_USE_CASE) throw new Error(`${operation.name} is not counted by person`);
      expect(limit.points / limit.seconds, operation.name).toBeLessThanOrEqual(10);
    }
  });
});

describe('a limit by network', () => {
  const OFFICE = 5000;
  it.each(Object.entries({ ...NETWORK_LIMITS, signIn: SIGN_IN_LIMIT }))(
    '%s lets an office of 5,000 through within two hours, and at most ten calls a second',
    (_, { points, seconds }) => {
      expect((OFFICE * seconds) / points).toBeLessThanOrEqual(2 * 3600);
      expect(points / seconds).toBeLessThanOrEqual(10);
      expect(seconds).toBeLessThanOrEqual(600);
    },
  );

  it('is written in no contract: there stand names of the table', () => {
    const contracts = sourceFiles('features/*/{*.contract,contract}.ts');
    expect(contracts.length).toBeGreaterThan(10);
    const open = contracts.flatMap(({ path, text }) =>
      text
        .split('defineOperation(')
        .map((operation) => `${path} ${operation.split('\n});')[0] ?? ''}`)
        .filter((operation) => operation.includes("caller: 'public'")),
    );
    expect(open.length).toBeGreaterThan(20);
    expect(open.filter((operation) => /rateLimit: \{/.test(operation))).toEqual([]);
  });
});
