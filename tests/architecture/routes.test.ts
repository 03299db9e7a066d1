import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import { endpoints } from '#app/api/registry.ts';
import type { AnyOperation } from '#lib/shared/define-operation.ts';

describe('[7.20] the registry and the contracts agree', () => {
  it('every operation of a contract is answered by one use case', () => {
    const nameOf = ({ method, path }: AnyOperation) => `${method} ${path}`;
    expect(endpoints.map(({ operation }) => nameOf(operation)).sort()).toEqual(operations.map(nameOf).sort());
    expect(endpoints.filter(({ operation }) => !operations.includes(operation))).toEqual([]);
    expect(new Set(endpoints.map(({ operation }) => nameOf(operation))).size).toBe(endpoints.length);
  });

  it('Next serves the API at one address', () => {
    expect(globSync('app/api/**/route.ts')).toEqual(['app/api/[[...path]]/route.ts']);
  });

  it('every operation of every contract is in the list that the document and the tests walk', async () => {
    const declared: string[] = [];
    for (const file of globSync('features/*/contract.ts')) {
      for (const value of Object.values((await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>))
        if (typeof value === 'object' && value !== null && 'caller' in value)
          declared.push((value as AnyOperation).name);
    }
    expect(declared.sort()).toEqual(operations.map(({ name }) => name).sort());
    expect(new Set(declared).size).toBe(declared.length);
  });
});

/** They change rows of the caller alone, whatever their role. */
const OF_ONESELF = ['notifications.markRead', 'notifications.savePreferences'];

describe('what an operation must say', () => {
  const credentials = /login|register|signup|refresh|logout|verify|forgot|password|activate|invite|closeAccount|otp/i;
  it.each(
    operations.filter(({ name }) => credentials.test(name)).map((operation) => [operation.name, operation] as const),
  )('%s, which takes credentials or answers questions about them, is rate limited', (_, { rateLimit }) => {
    expect(rateLimit).toBeDefined();
  });

  it('[6.2] only operations that a corporate user may call name a right, and those that change a company all do', () => {
    const wrong = operations.filter(
      ({ name, caller, permission, method }) =>
        (permission !== undefined && caller !== 'corporate' && caller !== 'signed-in') ||
        (caller === 'corporate' && method !== 'GET' && !permission && !OF_ONESELF.includes(name)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it.each(operations.filter(({ method }) => method === 'GET').map((operation) => [operation.name, operation] as const))(
    '%s is a GET, so it changes nothing',
    (_, { body, transaction }) => {
      expect([body, transaction ?? 'none']).toEqual([undefined, 'none']);
    },
  );
});

describe('what answers a call', () => {
  const files = globSync(
    '{app/api/*.ts,features/*/server/**/*.ts,features/*/rules/**/*.ts,lib/server/**/*.ts,lib/shared/**/*.ts,start/**/*.ts}',
  )
    .filter((file) => !file.endsWith('.test.ts') && file !== 'start/start-sarai.ts')
    .sort();
  it('takes nothing from Next: calls are answered ahead of it (docs/adr/0012)', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(
      files.filter((file) => /from '(?:next|react)(?:\/|')|import\('next/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });
});
