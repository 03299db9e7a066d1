import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '#features/identity/contract.ts';
import { signInCodes } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call, comeFrom, useApiServer } from '../support/api-server.ts';
import { aCompany } from '../support/companies.ts';
import { expectNotToldApart } from '../support/compare-times.ts';
import { deviceCookie } from '../support/device-cookie.ts';
import { deliver } from '../support/emails.ts';
import { codeIn } from '../support/events.ts';
import { signUp } from '../support/sign-up.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const database = useTestDatabase();

const NOON = '2026-11-20T06:30:00Z';
const HOME = '198.51.100.7';
const [ASHA, NOBODY] = ['asha@example.com', 'nobody@example.com'];
const minutes = (count: number) => clock.advance(count * 60_000);
const ask = (email: string, cookie?: string) =>
  call('POST', '/api/users/sign-in-code', { body: { email }, headers: cookie ? { cookie } : {} });
const signIn = (email: string, oneTimeCode: string, cookie?: string) =>
  call<SignedIn>('POST', '/api/users/login-with-code', {
    body: { email, oneTimeCode },
    headers: cookie ? { cookie } : {},
  });
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');
const shown = ({ status, headers, json }: Awaited<ReturnType<typeof ask>>) => {
  const { requestId: _, ...rest } = json as Failure;
  const plain = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status, rest, headers: plain.map(([name, value]) => [name, value.replace(/device=[^;]+/, 'device=…')]) };
};

let workEmail = '';
/** The browser in which Asha signed up, and the one in which the code of each test was asked for. */
let laptop = '';
let browser = '';
let code = '';

beforeAll(async () => {
  const details = { firstName: 'Asha', lastName: 'Iyer', email: ASHA, mobile: '9845022812' };
  laptop = deviceCookie(await signUp({ ...details, password: 'ten emails and more' }));
  ({ workEmail } = (await aCompany()).userDetails);
});
beforeEach(async () => {
  clock.freeze(NOON);
  comeFrom(HOME);
  for (const table of [rateLimits, auditEvents, mails, signInCodes]) await database().delete(table);
  browser = deviceCookie(await ask(ASHA));
  code = codeIn((await deliver(database()))[0]?.text);
});
afterEach(() => clock.reset());

describe('[4.1] signing in with a mailed code', () => {
  it('opens a session in the browser that asked, once; the device is known from then on', async () => {
    expect(code).toMatch(/^\d{6}$/);
    const signedIn = await signIn(ASHA.toUpperCase(), `${code.slice(0, 3)} ${code.slice(3)}`, browser);
    expect(signedIn.data).toMatchObject({ email: ASHA, firstName: 'Asha', accessToken: expect.any(String) as string });
    expect(signedIn.data.savedToken).toBeTruthy();
    const id = signedIn.data._id;
    expect((await call('GET', `/api/users/details?id=${id}`, { token: signedIn.data.accessToken })).status).toBe(200);
    expect((await signIn(ASHA, code, browser)).status).toBe(401);
    const audit = await database().select().from(auditEvents).orderBy(auditEvents.id);
    expect(audit.map(({ action }) => action)).toEqual(['sign-in.code-asked', 'session.opened', 'sign-in.refused']);
  });

  it('works for ten minutes, and only the newest one', async () => {
    minutes(5);
    await ask(ASHA, browser);
    const newest = codeIn((await deliver(database()))[0]?.text);
    if (newest !== code) expect((await signIn(ASHA, code, browser)).status).toBe(401);
    minutes(10);
    expect((await signIn(ASHA, newest, browser)).json).toMatchObject({
      code: 'UNAUTHENTICATED',
      message:
        'That code does not match this email, is older than 10 minutes, was tried 5 times, or was requested in another browser. Check both, or request another code here.',
    });
  });

  it('is one session when ten tabs show it at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(ASHA, code, browser)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 401]).toContain(status);
  });

  it('never opens a corporate account, nor is one mailed for it', async () => {
    const asked = await ask(workEmail);
    expect(shown(asked)).toEqual(shown(await ask(ASHA)));
    expect((await deliver(database())).filter(({ to }) => to === workEmail)).toEqual([]);
    expect((await signIn(workEmail, code, deviceCookie(asked))).status).toBe(401);
  });
});

describe('[4.1] guessing a sign-in code', () => {
  it('five wrong ones end the code, at once or one by one; another one works', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => signIn(ASHA, wrongFor(code), browser)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await signIn(ASHA, code, browser)).status).toBe(401);
    await ask(ASHA, browser);
    code = codeIn((await deliver(database()))[0]?.text);
    for (let turn = 0; turn < 4; turn++) expect((await signIn(ASHA, wrongFor(code), browser)).status).toBe(401);
    expect((await signIn(ASHA, code, browser)).status).toBe(200);
  });

  it('a stranger who knows the address locks nobody out: neither by guessing nor by asking for codes', async () => {
    for (let turn = 0; turn < 30; turn++) {
      comeFrom(`198.18.0.${turn}`);
      expect((await signIn(ASHA, wrongFor(code))).status).toBe(401);
    }
    const asked = await ask(ASHA);
    const theirs = codeIn((await deliver(database()))[0]?.text);
    for (let turn = 0; turn < 6; turn++) await signIn(ASHA, wrongFor(theirs), deviceCookie(asked));
    comeFrom(HOME);
    if (theirs !== code) expect((await signIn(ASHA, theirs, browser)).status).toBe(401); // mailed for another browser
    expect((await signIn(ASHA, code)).status).toBe(401);
    expect((await signIn(ASHA, code, browser)).status).toBe(200);

    for (let turn = 0; turn < 15; turn++) {
      comeFrom(`198.18.0.${turn}`);
      await ask(ASHA);
    }
    await deliver(database());
    await ask(ASHA, laptop);
    expect(await deliver(database())).toHaveLength(1); // where its person was signed in before, codes still come
  });

  it('a network full of wrong codes leaves each code its first try', async () => {
    const tries: number[] = [];
    for (let turn = 0; turn < 152; turn++) tries.push((await signIn(`guest${turn}@example.com`, '000000')).status);
    expect(tries).toEqual([...Array<number>(150).fill(401), 429, 429]);
    expect((await signIn(ASHA, wrongFor(code), browser)).status).toBe(401);
    const locked = await signIn(ASHA, code, browser);
    expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '900']);
    await ask(ASHA, browser);
    code = codeIn((await deliver(database()))[0]?.text);
    expect((await signIn(ASHA, code, browser)).status).toBe(200);
  });

  it('twelve codes an hour go out to strangers, and the answer stays the same', async () => {
    const first = shown(await ask(ASHA));
    let sent = (await deliver(database())).length;
    for (let turn = 0; turn < 20; turn++) {
      comeFrom(`198.18.0.${turn}`);
      expect(shown(await ask(ASHA))).toEqual(first);
      sent += (await deliver(database())).length;
    }
    expect(sent).toBe(11); // the twelfth was asked for before each test
  });

  it('the database gives no code away', async () => {
    const [row] = await database().select().from(signInCodes);
    expect(row?.codeHash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(code);
  });
});

describe('[4.1] whether an account exists', () => {
  it('shows in no answer', async () => {
    expect(shown(await ask(NOBODY))).toEqual(shown(await ask(ASHA)));
    expect((await deliver(database())).map(({ to }) => to)).toEqual([ASHA]);
    const cookie = deviceCookie(await ask(NOBODY));
    expect(shown(await signIn(NOBODY, '123456', cookie))).toEqual(shown(await signIn(ASHA, wrongFor(code), browser)));
  });

  it('shows in no time', async () => {
    const open = (work: () => Promise<unknown>) => async () => {
      await database().delete(rateLimits);
      await work();
    };
    for (const [unknown, known] of [
      [() => signIn(NOBODY, '123456', browser), () => signIn(ASHA, wrongFor(code), browser)],
      [() => ask(NOBODY), () => ask(ASHA)],
    ] as const)
      await expectNotToldApart(open(unknown), open(known));
  }, 60_000);
});
