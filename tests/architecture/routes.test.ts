import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operations } from '#app/api/operations.ts';
import type { AnyOperation } from '#lib/shared/define-operation.ts';

/** Routes that are no operation of the contract, each with its reason. */
const OTHER_ROUTES = new Set([
  'app/api/[[...path]]/route.ts', // every other address
  'app/api/health/route.ts', // for a load balancer
  'app/api/ready/route.ts',
  'app/api/metrics/route.ts', // for Prometheus
  'app/api/openapi.json/route.ts', // the contract itself
  'app/api/payments/callback/route.ts', // a browser's form from the gateway, answered with a redirect
]);
const routeFiles = globSync('app/api/**/route.ts').sort();
const operationRoutes = routeFiles.filter((file) => !OTHER_ROUTES.has(file));
const METHOD_LINE = /^export const (GET|POST|PUT|DELETE) = handle\(([\w.]+), \w+\);$/;

/** The object that a name in a file stands for: `contract.hold` after `import * as contract from '#features/…'`. */
async function imported(text: string, name: string): Promise<unknown> {
  const [first = '', member = first] = name.split('.');
  const imports = text.match(/^import [^;]*;$/gm) ?? [];
  const line = imports.find((statement) => new RegExp(`\\b${first}\\b`).test(statement.split(' from ')[0] ?? ''));
  const file = /from '#(features\/[\w-]+\/contract\.ts)'/.exec(line ?? '')?.[1];
  if (!file) return undefined;
  return ((await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>)[member];
}

describe('[7.20] routes and contracts agree', () => {
  it.each(operationRoutes)('%s is one line a method: the operation of its path, and a use case', async (file) => {
    const text = readFileSync(file, 'utf8');
    const lines = text
      .replaceAll(/^import [^;]*;$/gm, '')
      .split('\n')
      .filter(Boolean);
    for (const line of lines) {
      expect(line).toMatch(METHOD_LINE);
      const [, method, name = ''] = METHOD_LINE.exec(line) ?? [];
      const operation = (await imported(text, name)) as AnyOperation | undefined;
      expect([operation?.method, `app${operation?.path}/route.ts`]).toEqual([method, file]);
      expect(operations).toContain(operation);
    }
  });

  it.each(operations.map((operation) => [`${operation.method} ${operation.path}`, operation] as const))(
    '%s has its route',
    async (_, { method, path }) => {
      const file = `app${path}/route.ts`;
      expect(existsSync(file)).toBe(true);
      expect(((await import(/* @vite-ignore */ `../../${file}`)) as Record<string, unknown>)[method]).toBeTypeOf(
        'function',
      );
    },
    60_000,
  ); // the first one loads the whole server

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

  it('what is no operation is known by name', () => {
    expect([...OTHER_ROUTES].filter((file) => !routeFiles.includes(file))).toEqual([]);
  });
});

describe('what an operation must say', () => {
  const credentials = /login|register|signup|refresh|logout|verify|forgot|password|activate|invite|closeAccount|otp/i;
  it.each(
    operations.filter(({ name }) => credentials.test(name)).map((operation) => [operation.name, operation] as const),
  )('%s, which takes credentials or answers questions about them, is rate limited', (_, { rateLimit }) => {
    expect(rateLimit).toBeDefined();
  });

  it('[6.2] only operations that a corporate user may call name a right, and those that change a company all do', () => {
    const wrong = operations.filter(
      ({ caller, permission, method }) =>
        (permission !== undefined && caller !== 'corporate' && caller !== 'signed-in') ||
        (caller === 'corporate' && method !== 'GET' && !permission),
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
  const files = [...routeFiles, ...globSync('{features/*/server,features/*/rules,lib/server,lib/shared}/**/*.ts')]
    .filter((file) => !file.endsWith('.test.ts') && file !== 'lib/server/start/start-sarai.ts')
    .sort();
  it('takes nothing from Next: calls are answered ahead of it (docs/adr/0012)', () => {
    expect(files.length).toBeGreaterThan(routeFiles.length);
    expect(
      files.filter((file) => /from '(?:next|react)(?:\/|')|import\('next/.test(readFileSync(file, 'utf8'))),
    ).toEqual([]);
  });
});
