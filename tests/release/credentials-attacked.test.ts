import { describe, expect, it } from 'vitest';
import { companies } from '#features/companies/server/tables.ts';
import { users } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { mails, rateLimits } from '#lib/server/db/tables.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { expectNotToldApart } from '../support/compare-times.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { talk } from '../support/raw-socket.ts';
import { logIn, PASSWORD, times, useCredentials } from '../support/credentials.ts';

const api = useApiServer();
const { database, people } = useCredentials();

describe('finding out who has an account', () => {
  const pairs = [
    [
      'consumer login',
      '/api/users/login',
      (email: string) => ({ email, password: 'not the password' }),
      () => 'asha@example.com',
    ],
    [
      'corporate login',
      '/api/corporate/login',
      (workEmail: string) => ({ workEmail, password: 'not the password' }),
      () => people.corporateMail,
    ],
    ['forgot password', '/api/users/forgot-password', (email: string) => ({ email }), () => 'asha@example.com'],
    [
      'corporate forgot password',
      '/api/corporate/forgot-password',
      (email: string) => ({ email }),
      () => people.corporateMail,
    ],
  ] as const;

  it.each(pairs)('[4.1] [7.20] %s: the answer is the same, headers and all', async (_, path, body, known) => {
    const [here, nowhere] = [
      await call('POST', path, { body: body(known()) }),
      await call('POST', path, { body: body('nobody@example.com') }),
    ];
    const plain = ({ status, headers, json }: typeof here) => ({
      status,
      json: { ...json, requestId: '' },
      headers: Object.fromEntries([...headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')),
    });
    expect(plain(nowhere)).toEqual(plain(here));
  });

  it.each(pairs)('[4.1] [7.20] %s: a lock is the same too', async (_, path, body, known) => {
    const statusesOf = (email: string) => times(7, () => call('POST', path, { body: body(email) }));
    expect(await statusesOf('nobody@example.com')).toEqual(await statusesOf(known()));
  });

  it.each(pairs)('[4.1] [7.20] %s: the time does not tell', async (_, path, body, known) => {
    clock.reset();
    const ask = (email: string) => async () => {
      await database().delete(rateLimits);
      await call('POST', path, { body: body(email) });
    };
    await expectNotToldApart(ask('nobody@example.com'), ask(known()));
  });

  it('[7.20] forgot password does not look at accounts before it answers', async () => {
    await call('POST', '/api/users/forgot-password', { body: { email: 'nobody@example.com' } });
    await call('POST', '/api/users/forgot-password', { body: { email: 'asha@example.com' } });
    expect((await deliver(database())).map(({ to }) => to)).toEqual(['asha@example.com']);
    expect(await database().$count(mails)).toBe(1); // nothing is kept of an address without an account
  });
});

describe('hostile input to credential endpoints', () => {
  const endpoints: [path: string, body: Record<string, unknown>][] = [
    ['/api/users/login', { email: 'asha@example.com', password: PASSWORD }],
    [
      '/api/users/register',
      { firstName: 'A', lastName: 'B', email: 'new@example.com', mobile: '9845022812', password: PASSWORD },
    ],
    ['/api/users/forgot-password', { email: 'asha@example.com' }],
    ['/api/users/reset-password', { token: 'x', password: PASSWORD }],
    ['/api/corporate/login', { workEmail: 'asha@example.com', password: PASSWORD }],
    [
      '/api/corporate/signup',
      {
        companyName: 'X',
        countryCode: '356',
        city: 'kochi',
        firstName: 'A',
        lastName: 'B',
        workEmail: 'new@work.example',
        mobile: '9845022812',
        password: PASSWORD,
      },
    ],
    ['/api/corporate/activate-employee', { token: 'x', password: PASSWORD }],
    ['/api/corporate/refresh-token', { refreshToken: 'x' }],
  ];
  const SQL = [
    "' or 1=1 --",
    "'; drop table users; --",
    "' union select password_hash from users --",
    "asha@example.com'--",
    '{"$ne":null}',
  ];

  it.each(endpoints)('%s takes SQL as the text it is', async (path, body) => {
    const before = [await database().$count(users), await database().$count(companies)];
    for (const field of Object.keys(body)) {
      for (const text of SQL) {
        const answer = await call('POST', path, { body: { ...body, [field]: text } });
        expect([400, 401, 404, 409, 410, 429, 200], `${field} ${text}: ${answer.status}`).toContain(answer.status);
        expect(JSON.stringify(answer.json)).not.toMatch(/syntax|password_hash|argon2/);
        if (/login|refresh|activate/.test(path)) expect(answer.status).not.toBe(200);
      }
    }
    expect(await database().$count(users)).toBeGreaterThanOrEqual(before[0] ?? 0);
    expect(await database().$count(companies)).toBeGreaterThanOrEqual(before[1] ?? 0);
  });

  it.each(endpoints)('%s reads no further than its limit: 5 MB are refused', async (path, body) => {
    const answer = await call('POST', path, { body: { ...body, password: 'x'.repeat(5 * 1024 * 1024) } });
    expect([answer.status, answer.code]).toEqual([413, 'TOO_LARGE']);
  });

  it.each(endpoints.flatMap(([path]) => [['announced', path] as const, ['in chunks', path] as const]))(
    '5 MB %s to %s are refused before they are there, and none of them is waited for',
    async (how, path) => {
      const announced = how === 'announced' ? `Content-Length: ${5 * 1024 * 1024}` : 'Transfer-Encoding: chunked';
      const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', announced, '', ''];
      const began = how === 'announced' ? '{"password":"x' : `200000\r\n${'x'.repeat(0x200000)}\r\n`;
      const { text } = await talk(api.base(), head.join('\r\n') + began, { until: /TOO_LARGE/ }); // the rest never comes
      expect(text).toMatch(/^HTTP\/1\.1 413 /);
    },
  );

  it('a password of 200 letters is hashed, one of 201 is not', async () => {
    expect((await logIn('asha@example.com', 'x'.repeat(200))).status).toBe(401);
    expect((await logIn('asha@example.com', 'x'.repeat(201))).status).toBe(400);
  });

  it.each([
    'asha@example.com\r\nBcc: all@example.com',
    'asha@example.com,spy@example.com',
    '"asha@example.com" <spy@example.com>',
    'asha@example.com%0d%0aBcc:all@example.com',
  ])('no address brings a second recipient: %j', async (email) => {
    expect((await call('POST', '/api/users/forgot-password', { body: { email } })).status).toBe(400);
    expect(await deliver(database())).toEqual([]);
  });

  it('links in emails are built from our own address, whatever a request calls us', async () => {
    await call('POST', '/api/users/forgot-password', {
      body: { email: 'asha@example.com' },
      headers: { 'x-forwarded-host': 'evil.example', origin: 'https://evil.example', referer: 'https://evil.example/' },
    });
    const [email] = await deliver(database());
    expect(email?.text).not.toContain('evil');
    expect(linkIn(email).path).toBe('/reset-password');
  });

  it('no answer sends a browser anywhere: credential endpoints never redirect', async () => {
    for (const [path, body] of endpoints) {
      const answer = await call('POST', `${path}?next=https://evil.example&redirect=//evil.example`, { body });
      expect([answer.headers.get('location'), answer.headers.get('refresh')]).toEqual([null, null]);
      expect(JSON.stringify(answer.json)).not.toContain('evil');
    }
  });
});
