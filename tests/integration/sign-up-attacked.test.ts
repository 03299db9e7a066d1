import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AddressProof, SignedIn } from '#features/identity/contract.ts';
import { companies } from '#features/companies/server/tables.ts';
import { addressProofs, users } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call, comeFrom, useApiServer } from '../support/api-server.ts';
import { aCompany, aCompanyForm } from '../support/companies.ts';
import { deliver } from '../support/emails.ts';
import { codeIn, linkTokenIn, proofEmailTo, signUp } from '../support/sign-up.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();

const PASSWORD = 'ten emails and more';
const aPerson = (email = 'meera@example.com') => ({
  firstName: 'Meera',
  lastName: 'Nair',
  email,
  mobile: '9845022812',
  password: PASSWORD,
});
const begin = async (email?: string, over: object = {}) =>
  (await call<AddressProof>('POST', '/api/users/register', { body: { ...aPerson(email), ...over } })).data;
const confirm = (proofToken: string, oneTimeCode: string) =>
  call<SignedIn>('POST', '/api/users/register/confirm', { body: { proofToken, oneTimeCode } });
const confirmByLink = (token: string, password: string) =>
  call<SignedIn>('POST', '/api/users/register/confirm-link', { body: { token, password } });
const again = (proofToken: string) => call('POST', '/api/address-proofs/send-again', { body: { proofToken } });
const sentence = ({ json }: { json: unknown }) => (json as Failure).message;
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

beforeAll(async () => {
  await signUp(aPerson('known@example.com'));
});
beforeEach(async () => {
  clock.freeze('2026-11-20T06:30:00Z');
  comeFrom('198.51.100.7');
  for (const table of [rateLimits, mails, auditEvents, addressProofs]) await database().delete(table);
});
afterEach(() => clock.reset());

describe('a sign-up', () => {
  it('[4.1] makes no account before the code is shown, and signs in with it', async () => {
    const { proofToken, email } = await begin('New@Example.com');
    expect([email, await database().$count(users, eq(users.email, 'new@example.com'))]).toEqual(['new@example.com', 0]);
    const { status, data } = await confirm(proofToken, codeIn(await proofEmailTo('new@example.com')));
    expect([status, data.email, data.firstName]).toEqual([200, 'new@example.com', 'Meera']);
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['accessToken', 'refreshToken', 'savedToken']));
  });

  it('[4.1] takes a code that was pasted with spaces', async () => {
    const { proofToken } = await begin('spaces@example.com');
    const code = codeIn(await proofEmailTo('spaces@example.com'));
    expect((await confirm(proofToken, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  it('[4.1] is completed by the email’s link in any browser, with the password chosen before', async () => {
    await begin('link@example.com');
    const token = linkTokenIn(await proofEmailTo('link@example.com'));
    comeFrom('203.0.113.9');
    const wrong = await confirmByLink(token, 'not the password');
    expect([wrong.status, Object.keys((wrong.json as Failure).fields ?? {})]).toEqual([400, ['password']]);
    expect((await confirmByLink(token, PASSWORD)).data.email).toBe('link@example.com');
    expect((await confirmByLink(token, PASSWORD)).code).toBe('LINK_INVALID');
  });

  it('[7.2] of a company makes the company only then', async () => {
    const form = aCompanyForm();
    const before = await database().$count(companies);
    const { data } = await call<AddressProof>('POST', '/api/corporate/signup', { body: form });
    expect(await database().$count(companies)).toBe(before);
    const oneTimeCode = codeIn(await proofEmailTo(form.workEmail));
    expect((await confirm(data.proofToken, oneTimeCode)).code).toBe('LINK_INVALID'); // a consumer's door
    const confirmed = await call<{ companyDetails: { companyName: string } }>('POST', '/api/corporate/signup/confirm', {
      body: { proofToken: data.proofToken, oneTimeCode },
    });
    expect([confirmed.data.companyDetails.companyName, await database().$count(companies)]).toEqual([
      form.companyName,
      before + 1,
    ]);
  });

  it('[5.12] makes one account of six sign-ups that show their codes at once', async () => {
    const attempts = await Promise.all(Array.from({ length: 6 }, () => begin('six@example.com')));
    const codes = new Map<string, string>();
    for (const email of await deliver(database())) codes.set(email.id, codeIn(email));
    expect(codes.size).toBe(6);
    const all = [...codes.values()];
    // which code is whose is not in the email: each attempt takes its own and no other
    const results = await Promise.all(
      attempts.map(async ({ proofToken }) => {
        for (const code of all) {
          const answer = await confirm(proofToken, code);
          if (answer.code !== 'INVALID_INPUT') return answer;
        }
        return null;
      }),
    );
    expect(results.filter((one) => one?.status === 200)).toHaveLength(1);
    expect(results.filter((one) => one?.code === 'EMAIL_TAKEN').length).toBeGreaterThanOrEqual(4); // one may run out of tries first
    expect(await database().$count(users, eq(users.email, 'six@example.com'))).toBe(1);
  });
});

describe('guessing a code', () => {
  it('five wrong tries end the code, at once or one by one; another code is good again', async () => {
    const { proofToken } = await begin();
    const code = codeIn(await proofEmailTo('meera@example.com'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(proofToken, other(code))));
    expect(answers.filter((answer) => sentence(answer).startsWith('That code is incorrect'))).toHaveLength(5);
    expect(sentence(await confirm(proofToken, code))).toBe(
      'This code stopped working after 5 wrong tries. Request another one.',
    );
    await again(proofToken);
    expect((await confirm(proofToken, codeIn(await proofEmailTo('meera@example.com')))).status).toBe(200);
  });

  it('a code lives ten minutes, works once, and ends with the next one', async () => {
    const { proofToken } = await begin('old@example.com');
    const first = codeIn(await proofEmailTo('old@example.com'));
    clock.advance(10 * 60_000);
    expect((await confirm(proofToken, first)).code).toBe('INVALID_INPUT');
    await again(proofToken);
    const second = codeIn(await proofEmailTo('old@example.com'));
    if (second !== first) expect((await confirm(proofToken, first)).code).toBe('INVALID_INPUT');
    const at = await Promise.all([confirm(proofToken, second), confirm(proofToken, second)]);
    expect(at.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('an attempt ends after an hour, whatever is shown', async () => {
    const { proofToken } = await begin('hour@example.com');
    const email = await proofEmailTo('hour@example.com');
    clock.advance(60 * 60_000);
    expect([
      (await confirm(proofToken, codeIn(email))).code,
      (await confirmByLink(linkTokenIn(email), PASSWORD)).code,
      (await again(proofToken)).code,
    ]).toEqual(['LINK_INVALID', 'LINK_INVALID', 'LINK_INVALID']);
  });

  it('a network full of wrong codes leaves each code its first try, and nothing else', async () => {
    const { proofToken } = await begin('first.try@example.com');
    const code = codeIn(await proofEmailTo('first.try@example.com'));
    const statuses = [];
    for (let turn = 0; turn < 152; turn++) statuses.push((await confirm(`token-${turn}`, '123456')).status);
    expect([new Set(statuses.slice(0, 150)), statuses.slice(150)]).toEqual([new Set([410]), [429, 429]]);
    const others = await begin('second.try@example.com');
    const second = codeIn(await proofEmailTo('second.try@example.com'));
    expect((await confirm(others.proofToken, other(second))).status).toBe(400);
    expect((await confirm(others.proofToken, second)).status).toBe(429);
    expect((await confirm(proofToken, code)).status).toBe(200);
  });

  it('an address gets eight emails an hour', async () => {
    const { proofToken } = await begin('flood@example.com');
    const statuses = [];
    for (let turn = 0; turn < 9; turn++) statuses.push((await again(proofToken)).status);
    expect(statuses).toEqual([...Array<number>(7).fill(200), 429, 429]);
    expect((await deliver(database())).filter(({ to }) => to === 'flood@example.com')).toHaveLength(8);
  });

  it('the database gives neither code nor token nor link away', async () => {
    const { proofToken } = await begin('kept@example.com');
    const email = await proofEmailTo('kept@example.com');
    const kept = JSON.stringify([
      await database().select().from(addressProofs),
      await database().select().from(mails),
      await database().select().from(auditEvents),
    ]);
    for (const secret of [proofToken, codeIn(email), linkTokenIn(email), PASSWORD]) expect(kept).not.toContain(secret);
  });
});

describe('somebody signs up with another person’s address', () => {
  it('their password never opens the account that the owner makes: a code completes only the attempt it was sent for', async () => {
    const attacker = await begin('victim@example.com', { password: 'the attacker’s own one' });
    const first = await proofEmailTo('victim@example.com');
    const victim = await begin('victim@example.com');
    const second = await proofEmailTo('victim@example.com');
    if (codeIn(first) !== codeIn(second)) {
      expect((await confirm(victim.proofToken, codeIn(first))).code).toBe('INVALID_INPUT');
      expect((await confirm(attacker.proofToken, codeIn(second))).code).toBe('INVALID_INPUT');
    }
    // the owner who opens the attacker's link does not know the attacker's password
    expect((await confirmByLink(linkTokenIn(first), PASSWORD)).code).toBe('INVALID_INPUT');
    expect((await confirm(victim.proofToken, codeIn(second))).status).toBe(200);
    const logIn = (password: string) =>
      call('POST', '/api/users/login', { body: { email: 'victim@example.com', password } });
    expect([(await logIn(PASSWORD)).status, (await logIn('the attacker’s own one')).status]).toEqual([200, 401]);
  });

  it('[9.10] the email says when and where it was asked for, and nothing that the asker wrote', async () => {
    await call('POST', '/api/users/register', {
      body: { ...aPerson('email@example.com'), firstName: 'PAY NOW', lastName: 'Call us' },
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0' },
    });
    const { text, subject } = await proofEmailTo('email@example.com');
    expect(text).toContain('on 20 November 2026 at 12:00 (India) in Firefox on Linux.');
    for (const [zone, when] of [
      ['Europe/London', '06:30 (London)'],
      ['Pay/Me_now!', '12:00 (India)'],
    ] as const) {
      const email = `${zone.length}.zone@example.com`;
      await call('POST', '/api/users/register', { body: aPerson(email), headers: { 'x-time-zone': zone } });
      expect((await proofEmailTo(email)).text).toContain(`at ${when}`);
    }
    expect(subject + text).not.toMatch(/PAY NOW|Call us|9845022812/);
  });

  it('an address with an account gets an email that says so, and no code that could complete anything', async () => {
    const { proofToken } = await begin('known@example.com');
    const email = await proofEmailTo('known@example.com');
    expect(email.subject).toMatch(/^You already have an account/);
    expect([codeIn(email), linkTokenIn(email)]).toEqual(['', '']);
    expect((await confirm(proofToken, '123456')).code).toBe('INVALID_INPUT');
  });
});

describe('who has an account is told by no operation that takes an address', () => {
  let workEmail = '';
  let token = '';
  beforeAll(async () => {
    workEmail = (await aCompany()).userDetails.workEmail;
    token = (await signUp(aPerson('asker@example.com'))).data.accessToken;
  });
  type Known = {
    path: string;
    method?: string;
    body: (email: string) => object;
    known: () => string;
    signedIn?: boolean;
  };
  const OPERATIONS: Known[] = [
    { path: '/api/users/register', body: (email) => aPerson(email), known: () => 'known@example.com' },
    { path: '/api/corporate/signup', body: (email) => aCompanyForm({ workEmail: email }), known: () => workEmail },
    {
      path: '/api/users/login',
      body: (email) => ({ email, password: 'not the password' }),
      known: () => 'known@example.com',
    },
    {
      path: '/api/corporate/login',
      body: (email) => ({ workEmail: email, password: 'not the password' }),
      known: () => workEmail,
    },
    { path: '/api/users/forgot-password', body: (email) => ({ email }), known: () => 'known@example.com' },
    { path: '/api/corporate/forgot-password', body: (email) => ({ email }), known: () => workEmail },
    {
      path: '/api/users/update',
      method: 'PUT',
      body: (email) => ({ firstName: 'A', lastName: 'B', mobile: '9845022812', email, currentPassword: PASSWORD }),
      known: () => 'known@example.com',
      signedIn: true,
    },
  ];

  /** What a call does: its answer without what differs by chance, and its statements in order. */
  async function workOf({ path, method = 'POST', body, signedIn }: Known, email: string) {
    const statements: string[] = [];
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const answer = await call(method, path, { body: body(email), token: signedIn ? token : undefined });
    for (const [first] of query.mock.calls as unknown as [string | { text: string }][])
      statements.push(typeof first === 'string' ? first : first.text);
    query.mockRestore();
    const own = statements.filter((text) => !text.startsWith("select set_config('statement_timeout'")); // what a connection begins with says whether the pool had one free, not who has an account
    const json = JSON.parse(JSON.stringify(answer.json).replaceAll(email, 'ADDRESS'), (key, value: unknown) =>
      key === 'requestId' || key === 'proofToken' ? String(value).length : value,
    ) as unknown;
    return { status: answer.status, json, statements: own, headers: [...answer.headers.keys()].sort() };
  }

  it.each(OPERATIONS)('[4.1] $path answers alike, by the same statements', async (operation) => {
    const unknown = `nobody${operation.known().length}@example.com`;
    const here = await workOf(operation, operation.known());
    await database().delete(rateLimits);
    const nowhere = await workOf(operation, unknown);
    expect(here.statements.length).toBeGreaterThan(1);
    expect(nowhere).toEqual(here);
  });
});
