import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '#features/identity/contract.ts';
import { DEMO_PEOPLE, seedDemoPeople } from '#features/identity/server/index.ts';
import { refreshTokens, users } from '#features/identity/server/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { rateLimits } from '#lib/server/db/tables.ts';
import type { Failure } from '#lib/shared/envelope.ts';
import { TERMS_VERSION } from '#lib/shared/terms-version.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { signUp } from '../support/sign-up.ts';

useApiServer();
const database = useTestDatabase();

const asha = {
  firstName: 'Asha',
  lastName: 'Iyer',
  email: 'Asha@Example.com ',
  mobile: '9845022812',
  password: 'ten emails and more',
};
const register = signUp;
const logIn = (email: string, password: string) =>
  call<SignedIn>('POST', '/api/users/login', { body: { email, password } });

/** Loads modules anew that write down every hash they check. */
async function withHashesWatched<Module>(asked: string[], load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  vi.doMock('@node-rs/argon2', async (original) => {
    const argon2 = await original<typeof import('@node-rs/argon2')>();
    return { ...argon2, verify: (hash: string, password: string) => (asked.push(hash), argon2.verify(hash, password)) };
  });
  return load().finally(() => vi.doUnmock('@node-rs/argon2'));
}

beforeEach(async () => {
  clock.reset();
  await database().delete(users);
  await database().delete(rateLimits);
});

describe('sign-up', () => {
  it('[3.3] [4.1] makes a personal user and signs them in', async () => {
    const { status, data } = await register(asha);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      firstName: 'Asha',
      lastName: 'Iyer',
      email: 'asha@example.com',
      mobile: '9845022812',
      userId: data._id,
    });
    expect(data).not.toHaveProperty('passwordHash');
    const [row] = await database().select().from(users);
    expect(row?.termsVersion, 'the terms of use that were accepted').toBe(TERMS_VERSION);
    expect((await logIn('ASHA@example.com', asha.password)).status).toBe(200);
  });

  it('[5.12] names every field that needs another look', async () => {
    const { status, json } = await call('POST', '/api/users/register', {
      body: { firstName: ' ', email: 'asha', mobile: 'none', password: 'short' },
    });
    expect(status).toBe(400);
    expect((json as Failure).code).toBe('INVALID_INPUT');
    expect(Object.keys((json as Failure).fields ?? {}).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'mobile',
      'password',
    ]);
  });

  it('keeps the password as Argon2id with OWASP’s parameters, and refresh tokens only as hashes', async () => {
    const { data } = await register(asha);
    const [user] = await database().select().from(users);
    expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await database().select().from(refreshTokens).where(eq(refreshTokens.tokenHash, data.refreshToken))).toEqual(
      [],
    );
  });
});

describe('login', () => {
  it('[4.1] answers an unknown address and a wrong password alike', async () => {
    await register(asha);
    const wrong = await logIn('asha@example.com', 'not the password');
    const unknown = await logIn('nobody@example.com', 'not the password');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    const without = ({ requestId: _, ...rest }: Failure) => rest;
    expect(without(unknown.json as Failure)).toEqual(without(wrong.json as Failure));
    expect((wrong.json as Failure).message).toBe('Email or password is incorrect. Check both, or sign up.');
  });

  it('[4.1] checks one hash for an unknown address too, so that it takes as long as a wrong password', async () => {
    await register(asha);
    const asked: string[] = [];
    const logInWatched = await withHashesWatched(
      asked,
      async () => (await import('#features/identity/server/index.ts')).logIn,
    );
    for (const email of ['nobody@example.com', 'asha@example.com']) {
      const attempt = logInWatched({
        db: database(),
        query: undefined,
        body: { email, password: 'not the password' },
        caller: null,
        request: {
          requestId: '',
          address: '',
          userAgent: '',
          headers: new Headers(),
          rawBody: '',
          answerHeaders: new Headers(),
        },
      });
      await expect(attempt).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    const hashes = asked.map((hash) => hash.split('$').slice(0, 4));
    expect(hashes).toHaveLength(2);
    expect(hashes[0]).toEqual(hashes[1]);
  });

  it('takes no password of a person who is gone', async () => {
    await register(asha);
    await database().update(users).set({ deletedAt: new Date() });
    expect((await logIn('asha@example.com', asha.password)).status).toBe(401);
  });
});

describe('a person’s details', () => {
  const details = (id: string, token?: string) => call('GET', `/api/users/details?id=${id}`, { token });

  it('[7.7] go to that person: 401, 400, 404, success', async () => {
    const { data } = await register(asha);
    const ravi = await register({ ...asha, email: 'ravi@example.com', firstName: 'Ravi' });
    expect((await details(data._id)).status).toBe(401);
    expect((await details(data._id, 'not.a.token')).status).toBe(401);
    expect((await call('GET', '/api/users/details', { token: data.accessToken })).status).toBe(400);

    const someoneElse = await details(ravi.data._id, data.accessToken);
    const nobody = await details('usr_none', data.accessToken);
    expect([someoneElse.status, nobody.status]).toEqual([404, 404]);
    expect((someoneElse.json as Failure).message).toBe((nobody.json as Failure).message);

    const own = await details(data._id, data.accessToken);
    expect(own.data).toEqual({
      _id: data._id,
      userId: data._id,
      firstName: 'Asha',
      lastName: 'Iyer',
      email: 'asha@example.com',
      mobile: '9845022812',
    });
  });

  it('[7.7] are closed 15 minutes after the last access token', async () => {
    const { data } = await register(asha);
    clock.advance(15 * 60_000 + 1000);
    expect((await details(data._id, data.accessToken)).status).toBe(401);
  });
});

describe('demo people', () => {
  it('are there once however often they are seeded, and can sign in', async () => {
    const first = await seedDemoPeople(database());
    expect(await seedDemoPeople(database())).toEqual(first);
    expect(first).toHaveLength(DEMO_PEOPLE.length);
    for (const [index, { email, password }] of DEMO_PEOPLE.entries())
      expect((await logIn(email, password)).data._id).toBe(first[index]);
  });
});
