import { beforeEach, describe, expect, it } from 'vitest';
import type { SignedIn, Tokens } from '#features/identity/contract.ts';
import { LEEWAY_SECONDS, LONGEST_SESSION_DAYS, SESSION_DAYS } from '#features/identity/rules/refresh-verdict.ts';
import { eq } from 'drizzle-orm';
import { auditEvents, rateLimits } from '#lib/server/db/tables.ts';
import { clock } from '#lib/server/clock.ts';
import { call, useApiServer } from '../support/api-server.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { signUp as signUpConsumer } from '../support/sign-up.ts';

useApiServer();
const database = useTestDatabase();

let person = 0;
const aPerson = () => ({
  firstName: 'Meera',
  lastName: 'Nair',
  email: `meera${++person}@example.com`,
  mobile: '+91 98450 22812',
  password: 'ten emails and more',
});
const signUp = async (details = aPerson()) => ({
  ...(await signUpConsumer(details)).data,
  password: details.password,
});
const logIn = (email: string, password: string) =>
  call<SignedIn>('POST', '/api/users/login', { body: { email, password } });
const refresh = (refreshToken: string | undefined) =>
  call<Tokens>('POST', '/api/users/refresh-token', { body: { refreshToken } });
const logOut = (refreshToken: string, scope?: 'tab' | 'browser') =>
  call('POST', '/api/users/logout', { body: { refreshToken, scope } });
const details = (id: string, token?: string) => call('GET', `/api/users/details?id=${id}`, { token });
const later = (seconds: number) => clock.advance(seconds * 1000);

beforeEach(async () => {
  clock.reset();
  await database().delete(rateLimits);
  await database().delete(auditEvents);
});

describe('a tab’s chain of tokens', () => {
  it('[4.6] rotates at every use and keeps its family', async () => {
    let { refreshToken } = await signUp();
    const seen = new Set([refreshToken]);
    for (let use = 0; use < 5; use++) {
      later(900);
      const answer = await refresh(refreshToken);
      expect(answer.status).toBe(200);
      refreshToken = answer.data.refreshToken;
      seen.add(refreshToken);
    }
    expect(seen.size).toBe(6);
  });

  it('[7.4] gives an access token that the API takes, and none for the saved record', async () => {
    const user = await signUp();
    const { data } = await refresh(user.refreshToken);
    expect((await details(user._id, data.accessToken)).status).toBe(200);
    expect(data.savedToken).toBeUndefined();
  });

  it('[4.6] gives a successor to a token whose answer was lost a moment ago, and gives up the lost one', async () => {
    const user = await signUp();
    const lost = await refresh(user.refreshToken);
    later(LEEWAY_SECONDS - 1);
    const successor = await refresh(user.refreshToken);
    expect(successor.status).toBe(200);
    expect(successor.data.refreshToken).not.toBe(lost.data.refreshToken);
    later(900);
    expect((await refresh(successor.data.refreshToken)).status).toBe(200);
    expect((await refresh(lost.data.refreshToken)).code).toBe('REFRESH_TOKEN_INVALID');
  });

  it('[4.6] [8.5] ends the family of an old token that is replayed, and nobody else’s', async () => {
    const user = await signUp();
    const elsewhere = await logIn(user.email, user.password);
    const stranger = await signUp();
    const next = await refresh(user.refreshToken);
    later(LEEWAY_SECONDS + 1);

    const replay = await refresh(user.refreshToken);
    expect([replay.status, replay.code]).toEqual([401, 'REFRESH_TOKEN_INVALID']);
    expect((await refresh(next.data.refreshToken)).status).toBe(401);
    expect((await refresh(elsewhere.data.refreshToken)).status).toBe(200);
    expect((await refresh(stranger.refreshToken)).status).toBe(200);
  });

  it('[4.6] answers the same token presented 8 times at once, and the chain lives on', async () => {
    const user = await signUp();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(user.refreshToken)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 200));
    const last = await refresh(user.refreshToken);
    later(900);
    expect((await refresh(last.data.refreshToken)).status).toBe(200);
  });

  it('[9.8] lives 7 days after its last use', async () => {
    const user = await signUp();
    later((SESSION_DAYS - 1) * 86_400);
    const kept = await refresh(user.refreshToken);
    expect(kept.status).toBe(200);
    later(SESSION_DAYS * 86_400 + 1);
    expect((await refresh(kept.data.refreshToken)).status).toBe(401);
  });

  it('[9.8] ends 30 days after signing in, however much it is used, and with it the saved record and its newest tab', async () => {
    const user = await signUp();
    let [tab, saved] = [user.refreshToken, user.savedToken];
    for (let day = 5; day < LONGEST_SESSION_DAYS.sarai; day += 5) {
      later(5 * 86_400);
      tab = (await refresh(tab)).data.refreshToken;
      saved = (await refresh(saved)).data.savedToken;
    }
    const newest = await refresh(saved);
    later(5 * 86_400 - 60);
    tab = (await refresh(tab)).data.refreshToken;
    expect(tab).toBeDefined();
    later(60);
    for (const token of [tab, newest.data.refreshToken, newest.data.savedToken])
      expect((await refresh(token)).code).toBe('REFRESH_TOKEN_INVALID');
    expect((await logIn(user.email, user.password)).status).toBe(200);
  });

  it('[8.5] refuses a token nobody issued', async () => {
    expect((await refresh('no-such-token')).code).toBe('REFRESH_TOKEN_INVALID');
    const missing = await refresh(undefined);
    expect([missing.status, missing.code]).toEqual([400, 'INVALID_INPUT']);
  });
});

describe('a storm of refreshes', () => {
  it('[4.6] 40 at once with one token are all answered, and whichever answer the tab takes, it lives on', async () => {
    for (const taken of [0, 17, 39]) {
      const user = await signUp();
      const answers = await Promise.all(Array.from({ length: 40 }, () => refresh(user.refreshToken)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ data }) => data.refreshToken)).size).toBe(40);
      let chain = answers[taken]?.data.refreshToken;
      for (let turn = 0; turn < 3; turn++) {
        const next = await refresh(chain);
        expect(next.status).toBe(200);
        chain = next.data.refreshToken;
        later(turn ? 900 : 5);
      }
      await database().delete(rateLimits);
    }
  });

  it('[4.6] [1.4] two tabs of one person refresh in turn, 100 times, and nobody is logged out', async () => {
    const user = await signUp();
    const tabs = [user.refreshToken, (await refresh(user.savedToken)).data.refreshToken];
    for (let turn = 0; turn < 100; turn++) {
      const tab = turn % 2;
      const next = await refresh(tabs[tab]);
      expect(next.status, `turn ${turn}`).toBe(200);
      tabs[tab] = next.data.refreshToken;
      later(turn % 7 ? 20 : 840);
      if (turn % 50 === 49) await database().delete(rateLimits);
    }
    const answers = await Promise.all(tabs.map((token) => refresh(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('[4.6] two tabs that refresh at the same instant, again and again, do not disturb each other', async () => {
    const user = await signUp();
    let tabs = [user.refreshToken, (await refresh(user.savedToken)).data.refreshToken];
    for (let turn = 0; turn < 20; turn++) {
      const answers = await Promise.all(tabs.map((token) => refresh(token)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      tabs = answers.map(({ data }) => data.refreshToken);
      later(900);
    }
  });

  it('[4.6] a stolen token, shown by thief and owner in any order, ends that family alone and is written in the trail', async () => {
    const owner = await signUp();
    const [elsewhere, stranger] = [await logIn(owner.email, owner.password), await signUp()];
    const stolen = owner.refreshToken;
    const thief = await refresh(stolen); // the thief is first
    expect(thief.status).toBe(200);
    later(LEEWAY_SECONDS + 1);
    expect((await refresh(stolen)).code).toBe('REFRESH_TOKEN_INVALID'); // the owner notices
    expect((await refresh(thief.data.refreshToken)).code).toBe('REFRESH_TOKEN_INVALID'); // and the thief is out
    expect([
      (await refresh(elsewhere.data.refreshToken)).status,
      (await refresh(stranger.refreshToken)).status,
    ]).toEqual([200, 200]);
    const [line] = await database().select().from(auditEvents).where(eq(auditEvents.action, 'session.replayed'));
    expect(line).toMatchObject({ actorId: owner._id, address: '127.0.0.1' });
    expect(JSON.stringify(await database().select().from(auditEvents))).not.toContain(stolen);
  });
});

describe('the saved record’s token', () => {
  it('[4.2] opens a tab of its own, so that two tabs never fight', async () => {
    const user = await signUp();
    const restored = await refresh(user.savedToken);
    expect(restored.data.savedToken).toBeDefined();
    let [one, two] = [user.refreshToken, restored.data.refreshToken];
    for (let turn = 0; turn < 4; turn++) {
      later(900);
      one = (await refresh(one)).data.refreshToken;
      two = (await refresh(two)).data.refreshToken;
    }
    expect((await refresh(restored.data.savedToken)).status).toBe(200);
  });

  it('[4.6] replayed, ends the record and the tabs opened since, not the tab that was there before', async () => {
    const user = await signUp();
    later(60);
    const stolen = await refresh(user.savedToken);
    later(LEEWAY_SECONDS + 1);
    expect((await refresh(user.savedToken)).status).toBe(401);
    expect((await refresh(stolen.data.refreshToken)).status).toBe(401);
    expect((await refresh(stolen.data.savedToken)).status).toBe(401);
    expect((await refresh(user.refreshToken)).status).toBe(200);
  });

  it('[3.5] lives on while a tab of it is used', async () => {
    const user = await signUp();
    later(5 * 86_400);
    await refresh(user.refreshToken);
    later(5 * 86_400);
    expect((await refresh(user.savedToken)).status).toBe(200);
  });
});

describe('logout', () => {
  it('[7.5] ends the saved record and every tab opened from it, no other browser; twice is no error', async () => {
    const user = await signUp();
    const other = await refresh(user.savedToken);
    const elsewhere = (await logIn(user.email, user.password)).data;
    for (let time = 0; time < 2; time++) expect((await logOut(user.refreshToken)).data).toEqual({ loggedOut: true });
    for (const token of [user.refreshToken, other.data.savedToken, other.data.refreshToken])
      expect((await refresh(token)).status).toBe(401);
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200);
  });

  it('[7.5] [1.4] of one tab leaves the person’s other tabs and the saved record', async () => {
    const user = await signUp();
    const other = await refresh(user.savedToken);
    expect((await logOut(user.refreshToken, 'tab')).data).toEqual({ loggedOut: true });
    expect((await refresh(user.refreshToken)).status).toBe(401);
    expect((await refresh(other.data.refreshToken)).status).toBe(200);
    expect((await refresh(other.data.savedToken)).status).toBe(200);
  });

  it('[7.5] takes a token nobody issued calmly', async () => {
    expect((await logOut('no-such-token')).status).toBe(200);
  });

  it('[7.5] ends the family of a token that was traded meanwhile', async () => {
    const user = await signUp();
    const next = await refresh(user.refreshToken);
    await logOut(user.refreshToken);
    expect((await refresh(next.data.refreshToken)).status).toBe(401);
  });
});
