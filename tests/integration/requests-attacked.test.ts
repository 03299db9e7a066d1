import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Logger } from 'pino';
import { operations } from '#app/api/operations.ts';
import type { CorporateSession } from '#features/companies/contract.ts';
import { clock } from '#lib/server/clock.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import { useTestDatabase } from '../support/test-database.ts';

const api = useApiServer();
useTestDatabase();

const holder = globalThis as { saraiLog?: Logger };
const logBefore = holder.saraiLog;
afterEach(() => {
  holder.saraiLog = logBefore;
  clock.reset();
});

/** Collects what the server logs about refusals until the test ends. */
function loggedRefusals(): unknown[] {
  const lines: unknown[] = [];
  holder.saraiLog = {
    info: (facts: unknown) => void lines.push(facts),
    error: vi.fn(),
    warn: vi.fn(),
    debug: vi.fn(),
  } as unknown as Logger;
  return lines;
}

const withBody = operations
  .filter(({ caller, body }) => caller === 'public' && body)
  .map((operation) => [operation.path, operation] as const);

describe('a body that another site can send with a visitor’s browser', () => {
  it.each(withBody)('%s takes JSON that says so, and nothing else', async (path, { method }) => {
    for (const type of [
      'text/plain',
      'text/plain; application/json',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/jsonp',
      '',
    ]) {
      const answer = await call(method, path, {
        body: '{"email":"asha@example.com"}',
        headers: { 'content-type': type },
      });
      expect([answer.status, answer.code], type).toEqual([415, 'UNSUPPORTED_MEDIA']);
    }
    const own = await call(method, path, {
      body: '{"nothing":"known"}',
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
    expect(own.status).not.toBe(415);
  });
});

describe('a parameter that is given twice', () => {
  it.each([
    '/api/places/airports?name=cok&name=del',
    '/api/hotels/search?city=kochi&city=goa',
    '/api/places/airports?name=cok&name=cok',
  ])('%s is refused: nobody guesses which one counts', async (path) => {
    const answer = await call('GET', path);
    expect([answer.status, answer.code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('the log', () => {
  it.each([
    [
      'a wrong password',
      () => call('POST', '/api/users/login', { body: { email: 'nobody@example.com', password: 'guess' } }),
      401,
    ],
    ['no token', () => call('GET', '/api/sessions/list'), 401],
    [
      'keys that reach a prototype',
      () => call('POST', '/api/users/login', { body: '{"__proto__":{"admin":true}}' }),
      400,
    ],
    ['fields that no form of ours sends', () => call('POST', '/api/users/login', { body: { email: 7 } }), 400],
    [
      'more than an operation takes',
      () => call('POST', '/api/users/login', { body: { email: 'x'.repeat(70_000) } }),
      413,
    ],
    [
      'a body of another type',
      () => call('POST', '/api/users/login', { body: '{}', headers: { 'content-type': 'text/plain' } }),
      415,
    ],
  ])('has one line for %s: operation, status, request id and address', async (_, work, status) => {
    const lines = loggedRefusals();
    const answer = await work();
    expect(answer.status).toBe(status);
    expect(lines).toEqual([
      {
        operation: expect.stringMatching(/^identity\./) as string,
        status,
        requestId: answer.headers.get('x-request-id'),
        address: '127.0.0.1',
      },
    ]);
  });
});

describe('a stolen access token of a company’s person', () => {
  it('[7.6] is not renewed by asking for one’s own details', async () => {
    clock.freeze('2026-11-22T06:30:00Z');
    const { accessTokenData } = await aCompany();
    const details = (token: string) => call<CorporateSession>('GET', '/api/corporate/user-details', { token });
    clock.advance(14 * 60_000);
    const { data } = await details(accessTokenData.accessToken);
    clock.advance(60_000);
    expect((await details(accessTokenData.accessToken)).status).toBe(401);
    expect((await details(data.accessTokenData.accessToken)).status).toBe(401);
  });
});

it('an answer for machines is no page, whoever opens it', async () => {
  const answer = await fetch(`${api.base()}/api/places/airports?name=cok`);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
