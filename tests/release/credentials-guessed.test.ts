import { describe, expect, it } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call, comeFrom, useApiServer } from '../support/api-server.ts';
import { deviceCookie } from '../support/device-cookie.ts';
import { COMPANY_PASSWORD } from '../support/companies.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { HOME, logIn, PASSWORD, times, useCredentials } from '../support/credentials.ts';
useApiServer();
const { database, people } = useCredentials();

const OFFICE = '203.0.113.9';
const minutes = (count: number) => clock.advance(count * 60_000);
const corporateLogIn = (workEmail: string, password: string) =>
  call('POST', '/api/corporate/login', { body: { workEmail, password } });
const sentence = ({ json }: { json: unknown }) => (json as Failure).message;

describe('guessing the password of an account', () => {
  it('[4.1] five wrong ones in a minute close it to that network until the minute is over, to the right one too, and say so', async () => {
    clock.freeze('2026-11-20T06:30:18Z');
    expect(await times(5, () => logIn('asha@example.com', 'guess'))).toEqual([401, 401, 401, 401, 401]);
    const locked = await logIn('asha@example.com', PASSWORD);
    expect([locked.status, locked.code, locked.headers.get('retry-after')]).toEqual([429, 'TOO_MANY_REQUESTS', '42']);
    expect(sentence(locked)).toBe(
      'Too many wrong passwords. Try again in 42 seconds, or reset your password by email to sign in at once.',
    );
    minutes(0.7);
    expect((await logIn('asha@example.com', PASSWORD)).status).toBe(200);
  });

  it('[4.1] whoever goes on guessing waits longer each time, a quarter of an hour at most', async () => {
    const waits: (string | null)[] = [];
    for (const after of [0, 1, 5]) {
      clock.freeze('2026-11-20T06:30:00Z');
      minutes(after);
      await times(12, () => logIn('asha@example.com', 'guess'));
      waits.push((await logIn('asha@example.com', 'guess')).headers.get('retry-after'));
    }
    expect(waits).toEqual(['60', '240', '600']);
  });

  it('[4.1] a hundred at once are a hundred tries', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => logIn('asha@example.com', 'guess')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(95);
  });

  it('[4.1] right passwords are no tries', async () => {
    expect(new Set(await times(12, () => logIn('asha@example.com', PASSWORD)))).toEqual(new Set([200]));
  });

  it('[4.1] another account, and the same from elsewhere, stay open', async () => {
    await times(6, () => logIn('asha@example.com', 'guess'));
    expect((await logIn('ravi@example.com', PASSWORD)).status).toBe(200);
    comeFrom(OFFICE);
    expect((await logIn('asha@example.com', PASSWORD)).status).toBe(200);
  });

  it('[4.1] from a thousand networks it closes to strangers after fifteen in ten minutes, and never to the browser its person was signed in with', async () => {
    const from = (turn: number) => `198.18.${turn >> 8}.${turn & 255}`;
    const guesses = await times(40, (turn) => (comeFrom(from(turn)), logIn('asha@example.com', 'guess')));
    expect(guesses).toEqual([...Array<number>(15).fill(401), ...Array<number>(25).fill(429)]);
    comeFrom(OFFICE);
    expect((await logIn('asha@example.com', PASSWORD)).status).toBe(429);
    expect((await logIn('asha@example.com', PASSWORD, people.laptops.ravi)).status).toBe(429);
    expect((await logIn('asha@example.com', PASSWORD, people.laptops.asha)).status).toBe(200);
    minutes(10);
    expect((await logIn('asha@example.com', PASSWORD)).status).toBe(200);
  });

  it('[4.1] on a known device only its own wrong passwords count, and they do', async () => {
    expect(await times(6, () => logIn('asha@example.com', 'guess', people.laptops.asha))).toEqual([
      401, 401, 401, 401, 401, 429,
    ]);
    expect((await logIn('asha@example.com', PASSWORD, people.laptops.asha)).status).toBe(429);
    expect((await logIn('asha@example.com', PASSWORD)).status).toBe(200); // elsewhere the account is open
    expect((await logIn('ravi@example.com', PASSWORD, people.laptops.asha)).status).toBe(200);
  });

  it('[4.1] a device is known by a signature of ours alone, for a year', async () => {
    await times(5, () => logIn('asha@example.com', 'guess'));
    const cookie = people.laptops.asha ?? '';
    const forged = [
      cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      cookie.replace(/device=..../, 'device=AAAA'),
      cookie.replace(/~\w+\./, '~zzz.'),
      'device=AAAAAAAAAAAAAAAAAAAAAA',
      'device=',
    ];
    for (const one of forged)
      expect([one, (await logIn('asha@example.com', PASSWORD, one)).status]).toEqual([one, 429]);
    expect((await logIn('asha@example.com', PASSWORD, `theme=dark; ${cookie}`)).status).toBe(200);
    clock.freeze('2027-12-01T06:30:00Z');
    await times(5, () => logIn('asha@example.com', 'guess'));
    expect((await logIn('asha@example.com', PASSWORD, cookie)).status).toBe(429);
  });

  it('[4.1] one network of IPv6 is one network', async () => {
    const guesses = await times(
      8,
      (turn) => (comeFrom(`2001:db8:1:2::${turn + 1}`), logIn('asha@example.com', 'guess')),
    );
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('[7.20] a new password by mail opens it at once', async () => {
    await times(6, () => logIn('ravi@example.com', 'guess'));
    await call('POST', '/api/users/forgot-password', { body: { email: 'ravi@example.com' } });
    const { token } = linkIn((await deliver(database()))[0]);
    await call('POST', '/api/users/reset-password', { body: { token, password: 'another one entirely' } });
    expect((await logIn('ravi@example.com', 'another one entirely')).status).toBe(200);
    await database().delete(rateLimits);
  });

  it('[7.1] the same holds for corporate accounts, counted apart from personal ones of the same address', async () => {
    expect(await times(6, () => corporateLogIn(people.corporateMail, 'guess'))).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await logIn(people.corporateMail, 'guess')).status).toBe(401);
  });

  it('[4.1] is written in the trail: each refusal, and the lock once', async () => {
    await times(9, () => logIn('asha@example.com', 'guess'));
    const lines = await database().select().from(auditEvents).orderBy(auditEvents.id);
    expect(lines.map(({ action }) => action)).toEqual([...Array<string>(5).fill('sign-in.refused'), 'password.locked']);
    expect(lines[0]).toMatchObject({
      address: HOME,
      actorType: 'sarai',
      requestId: expect.stringMatching(/^req_/) as string,
    });
    expect(JSON.stringify(lines)).not.toMatch(/guess|argon2|asha@/);
  });
});

describe('spraying one password over many accounts', () => {
  const spray = (count: number) => times(count, (turn) => logIn(`person${turn}@example.com`, 'Summer2026!'));

  it('[4.1] closes to strangers on that network after sixty in a minute, and to nobody known or elsewhere', async () => {
    expect(await spray(65)).toEqual([...Array<number>(60).fill(401), ...Array<number>(5).fill(429)]);
    const locked = await logIn('asha@example.com', PASSWORD);
    expect([locked.status, locked.headers.get('retry-after'), sentence(locked)]).toEqual([
      429,
      '60',
      'Too many wrong passwords came from this network. Try again in 60 seconds.',
    ]);
    expect((await corporateLogIn(people.corporateMail, COMPANY_PASSWORD)).status).toBe(429);
    expect((await logIn('asha@example.com', PASSWORD, people.laptops.asha)).status).toBe(200);
    comeFrom(OFFICE);
    expect((await logIn('asha@example.com', PASSWORD)).status).toBe(200);
  });

  it('[7.20] nor do strangers who ask for links keep a known device from getting one', async () => {
    const forgot = (cookie?: string) =>
      call('POST', '/api/users/forgot-password', {
        body: { email: 'asha@example.com' },
        headers: cookie ? { cookie } : {},
      });
    await times(6, () => forgot());
    expect(await deliver(database())).toHaveLength(3);
    await forgot(people.laptops.asha);
    expect(await deliver(database())).toHaveLength(1);
  });
});

describe('[4.1] the device cookie', () => {
  it('comes with a successful sign-in alone, and scripts cannot read it', async () => {
    const [refused, signedIn] = [await logIn('asha@example.com', 'guess'), await logIn('asha@example.com', PASSWORD)];
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(signedIn.headers.get('set-cookie')).toMatch(
      /^device=[\w-]{22}~\w+\.[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
  });

  it('over https is bound to this very host and never sent without encryption', async () => {
    const before = process.env.PUBLIC_URL;
    process.env.PUBLIC_URL = 'https://sarai.example';
    const signedIn = await logIn('asha@example.com', PASSWORD);
    process.env.PUBLIC_URL = before;
    expect(signedIn.headers.get('set-cookie')).toMatch(
      /^__Host-device=\S+; Path=\/; .*; HttpOnly; SameSite=Lax; Secure$/,
    );
  });

  it('knows everybody who signs in in a browser, eight at most, under one id; names nobody', async () => {
    const body = { workEmail: people.corporateMail, password: COMPANY_PASSWORD };
    const atWork = await call('POST', '/api/corporate/login', { body, headers: { cookie: people.laptops.asha ?? '' } });
    const both = deviceCookie(atWork);
    expect(both.split('~')[0]).toBe(people.laptops.asha?.split('~')[0]);
    expect(both.split('~')).toHaveLength(3);
    expect(both).not.toContain('asha');
    await times(5, () => logIn('asha@example.com', 'guess'));
    expect((await logIn('asha@example.com', PASSWORD)).status).toBe(429);
    const again = await logIn('asha@example.com', PASSWORD, both);
    expect([again.status, deviceCookie(again).split('~').length]).toEqual([200, 3]);
    const today = both.split('~')[1]?.split('.')[0] ?? '';
    const crowded = `${both}~${Array.from({ length: 9 }, () => `${today}.${'A'.repeat(43)}`).join('~')}`;
    expect(deviceCookie(await logIn('asha@example.com', PASSWORD, crowded)).split('~')).toHaveLength(9);
  });
});
