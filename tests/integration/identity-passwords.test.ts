import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn } from '#features/identity/contract.ts';
import { passwordLinks, users } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { auditEvents, mails, rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { aCompany, COMPANY_PASSWORD } from '../support/companies.ts';
import { deliver, linkIn } from '../support/emails.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { signUp as signUpConsumer } from '../support/sign-up.ts';

useApiServer();
const database = useTestDatabase();

const OLD = 'ten emails and more';
const NEW = 'quite another password';
let person = 0;

const signUp = async () =>
  (
    await signUpConsumer({
      firstName: 'Meera',
      lastName: 'Nair',
      email: `meera${++person}@example.com`,
      mobile: '9845022812',
      password: OLD,
    })
  ).data;
const logIn = (email: string, password: string) =>
  call<SignedIn>('POST', '/api/users/login', { body: { email, password } });
const refresh = (refreshToken: string) => call('POST', '/api/users/refresh-token', { body: { refreshToken } });
const forget = (email: string, kind = 'users') => call('POST', `/api/${kind}/forgot-password`, { body: { email } });
const reset = (token: string, password = NEW, kind = 'users') =>
  call('POST', `/api/${kind}/reset-password`, { body: { token, password } });
const change = (token: string, currentPassword: string, password = NEW) =>
  call<{ ended: number }>('POST', '/api/sessions/change-password', { body: { currentPassword, password }, token });
const minutes = (count: number) => clock.advance(count * 60_000);
const linkFor = async (email: string) => {
  await forget(email);
  return linkIn((await deliver(database())).find(({ to }) => to === email)).token;
};

beforeEach(async () => {
  clock.reset();
  for (const table of [rateLimits, mails, auditEvents]) await database().delete(table);
});

describe('a forgotten password', () => {
  it('[7.20] an email, a link, a new password; every session ends, and a second email tells of it', async () => {
    const user = await signUp();
    const phone = (await logIn(user.email, OLD)).data;
    await forget(user.email.toUpperCase());
    const [email] = await deliver(database());
    expect(email).toMatchObject({ to: user.email, subject: 'Set a new password for Sarai' });
    expect(email?.text).toContain('within 30 minutes');
    expect((await reset(linkIn(email).token)).status).toBe(200);

    for (const token of [user.refreshToken, user.savedToken ?? '', phone.refreshToken, phone.savedToken ?? ''])
      expect((await refresh(token)).status).toBe(401);
    expect([(await logIn(user.email, OLD)).status, (await logIn(user.email, NEW)).status]).toEqual([401, 200]);
    expect((await deliver(database())).map(({ to, subject }) => [to, subject])).toEqual([
      [user.email, 'Your Sarai password was changed'],
    ]);
  });

  it('[7.20] nobody else’s session ends', async () => {
    const [user, other] = [await signUp(), await signUp()];
    await reset(await linkFor(user.email));
    expect((await refresh(other.refreshToken)).status).toBe(200);
  });

  it('[7.20] a link works once, whoever is first; of six at once one wins', async () => {
    const user = await signUp();
    const token = await linkFor(user.email);
    const answers = await Promise.all(Array.from({ length: 6 }, (_, turn) => reset(token, `${NEW} ${turn}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410, 410]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await logIn(user.email, `${NEW} ${winner}`)).status).toBe(200);
    const again = await reset(token);
    expect([again.code, (again.json as Failure).message]).toEqual([
      'LINK_INVALID',
      'This link was used already, or is older than 30 minutes. Your password was not changed. Request a new link.',
    ]);
  });

  it('[7.20] a link lives 30 minutes', async () => {
    const user = await signUp();
    clock.freeze('2026-11-20T06:30:00Z');
    const [inTime, late] = [await linkFor(user.email), await linkFor(user.email)];
    minutes(30);
    expect((await reset(late)).code).toBe('LINK_INVALID');
    clock.advance(-1);
    expect((await reset(inTime)).status).toBe(200);
  });

  it('[7.20] using one link uses up the others', async () => {
    const user = await signUp();
    const [first, second] = [await linkFor(user.email), await linkFor(user.email)];
    expect((await reset(first)).status).toBe(200);
    expect((await reset(second)).status).toBe(410);
  });

  it('[7.20] only the hash of a link is kept, and nothing in the trail or the noted email gives it away', async () => {
    const user = await signUp();
    const token = await linkFor(user.email);
    const kept = JSON.stringify([
      await database().select().from(passwordLinks),
      await database().select().from(mails),
      await database().select().from(auditEvents),
    ]);
    expect(kept).not.toContain(token);
    expect(await database().$count(passwordLinks, eq(passwordLinks.userId, user._id))).toBe(1);
  });

  it('[7.20] a person gets three emails an hour at most, and the answer does not say so', async () => {
    const user = await signUp();
    for (let time = 0; time < 5; time++) expect((await forget(user.email)).data).toEqual({ mailed: true });
    expect(await deliver(database())).toHaveLength(3);
  });

  it('[7.20] corporate and personal links do not open each other’s accounts', async () => {
    const { userDetails } = await aCompany();
    const personal = await signUp();
    await forget(userDetails.workEmail, 'corporate');
    const { path, token } = linkIn((await deliver(database()))[0]);
    expect(path).toBe('/corporate/reset-password');
    expect((await reset(token)).code).toBe('LINK_INVALID');
    expect((await reset(await linkFor(personal.email), NEW, 'corporate')).code).toBe('LINK_INVALID');
    expect((await reset(token, NEW, 'corporate')).status).toBe(200);
    const logInCorporate = (password: string) =>
      call('POST', '/api/corporate/login', { body: { workEmail: userDetails.workEmail, password } });
    expect([(await logInCorporate(COMPANY_PASSWORD)).status, (await logInCorporate(NEW)).status]).toEqual([401, 200]);
  });

  it('[5.12] a password that everybody tries first is refused, and the link stays good', async () => {
    const user = await signUp();
    const token = await linkFor(user.email);
    expect((await reset(token, 'password123')).status).toBe(400);
    expect((await reset(token)).status).toBe(200);
  });

  it('an account that is closed gets no email', async () => {
    const user = await signUp();
    await database().update(users).set({ deletedAt: new Date() }).where(eq(users.id, user._id));
    await forget(user.email);
    expect(await deliver(database())).toEqual([]);
  });
});

describe('changing the password', () => {
  it('[7.20] 401, 400 beside the field, success: every other session ends, this browser stays', async () => {
    const user = await signUp();
    const restored = (
      await call<SignedIn>('POST', '/api/users/refresh-token', { body: { refreshToken: user.savedToken } })
    ).data;
    const phone = (await logIn(user.email, OLD)).data;
    expect(
      (await call('POST', '/api/sessions/change-password', { body: { currentPassword: OLD, password: NEW } })).status,
    ).toBe(401);
    const wrong = await change(user.accessToken, 'not it at all');
    expect([wrong.status, wrong.code, (wrong.json as Failure).fields]).toEqual([
      400,
      'INVALID_INPUT',
      { currentPassword: 'That password is incorrect. Nothing was changed.' },
    ]);

    expect((await change(user.accessToken, OLD)).data).toEqual({ changed: true, ended: 1 });
    expect([
      (await refresh(user.refreshToken)).status,
      (await refresh(restored.refreshToken)).status,
      (await refresh(phone.refreshToken)).status,
    ]).toEqual([200, 200, 401]);
    expect([(await logIn(user.email, OLD)).status, (await logIn(user.email, NEW)).status]).toEqual([401, 200]);
    expect((await deliver(database())).map(({ subject }) => subject)).toEqual(['Your Sarai password was changed']);
  });

  it('[7.20] five wrong tries close it: a stolen tab is no place to guess', async () => {
    clock.freeze('2026-11-20T06:30:00Z');
    const user = await signUp();
    const statuses = [];
    for (let time = 0; time < 6; time++) statuses.push((await change(user.accessToken, 'guess')).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await change(user.accessToken, OLD)).headers.get('retry-after')).toBe('60');
  });

  it('[7.20] a link that was under way is used up', async () => {
    const user = await signUp();
    const token = await linkFor(user.email);
    await change(user.accessToken, OLD);
    expect((await reset(token)).status).toBe(410);
  });

  it('[7.20] works for corporate users too', async () => {
    const { accessTokenData, userDetails } = await aCompany();
    expect((await change(accessTokenData.accessToken, COMPANY_PASSWORD)).status).toBe(200);
    expect(
      (await call('POST', '/api/corporate/login', { body: { workEmail: userDetails.workEmail, password: NEW } }))
        .status,
    ).toBe(200);
  });
});
