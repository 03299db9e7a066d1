// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, succeed } from '#tests/support/fake-api.ts';
import { FakeLocks, giveLocks, withoutLocks } from '#tests/support/fake-locks.ts';
import { aSignedIn } from '#tests/support/people.ts';

const { accessToken: _access, refreshToken: _refresh, savedToken: _saved, ...asha } = aSignedIn();
const renewed = { accessToken: 'access-9', refreshToken: 'refresh-9', savedToken: 'saved-9' };

/** A tab of this browser that just loaded its scripts: modules of its own, the storage that is there. */
async function aTab(path = '/') {
  vi.resetModules();
  history.replaceState(null, '', path);
  const { fakeApi } = await import('#tests/support/fake-api.ts');
  const { sent } = fakeApi((request) =>
    request.path.endsWith('/details') ? succeed({ ...asha, firstName: 'Ashalata' }) : answer(request.body.refreshToken),
  );
  const session = { ...(await import('./session.ts')), ...(await import('./session-changes.ts')) };
  const { restoreSession } = await import('./restore-session.ts');
  return {
    ...session,
    restoreSession,
    sent,
    wire: () => sent.map((request) => request.body.refreshToken ?? request.path),
  };
}

const answerWell = (): ReturnType<typeof succeed> => succeed(renewed);
let answer: (token: unknown) => ReturnType<typeof succeed>;
const savedTokens = () =>
  (JSON.parse(localStorage.getItem('lastActiveUsers') ?? '[]') as { userData: { refreshToken: string } }[]).map(
    (saved) => saved.userData.refreshToken,
  );

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  giveLocks();
  answer = answerWell;
});
afterEach(() => withoutLocks());

describe('a tab that kept its session', () => {
  it('[4.2] goes on with it after a reload, without asking anybody', async () => {
    (await aTab()).startSession(aSignedIn());
    giveLocks(); // the first document is gone, and its locks with it
    const reloaded = await aTab();
    expect(reloaded.readSession().status).toBe('checking');
    await reloaded.restoreSession();
    expect(reloaded.readSession()).toMatchObject({ status: 'in', accessToken: 'access-1' });
    expect(reloaded.sent).toEqual([]);
  });

  it('[4.5] is its own also where a busy browser answers late', async () => {
    (await aTab()).startSession(aSignedIn());
    giveLocks(new FakeLocks(400));
    const reloaded = await aTab();
    await reloaded.restoreSession();
    expect(reloaded.readSession()).toMatchObject({ status: 'in', accessToken: 'access-1' });
    expect(reloaded.sent).toEqual([]);
  });

  it('[4.5] is not the duplicated one: that leaves the copied state and opens a session of its own', async () => {
    const first = await aTab();
    first.startSession(aSignedIn());
    const copy = await aTab();
    await copy.restoreSession();
    expect(copy.wire()[0]).toBe('saved-1');
    expect(copy.readSession()).toMatchObject({ status: 'in', refreshToken: 'refresh-9' });
    expect(copy.readSession().tabId).not.toBe(first.readSession().tabId);
    expect(first.readSession()).toMatchObject({ status: 'in', refreshToken: 'refresh-1' });
  });

  it('[4.5] is believed where the browser has no locks', async () => {
    withoutLocks();
    (await aTab()).startSession(aSignedIn());
    const reloaded = await aTab();
    await reloaded.restoreSession();
    expect(reloaded.readSession()).toMatchObject({ status: 'in', accessToken: 'access-1' });
  });
});

describe('a tab without a session', () => {
  async function aNewTab(path?: string) {
    (await aTab()).startSession(aSignedIn());
    sessionStorage.clear();
    return aTab(path);
  }

  it('[4.2] restores whoever was active last, after the server took their saved token', async () => {
    const tab = await aNewTab();
    await Promise.all([tab.restoreSession(), tab.restoreSession()]);
    expect(tab.readSession()).toMatchObject({ status: 'in', userID: 'usr_asha', accessToken: 'access-9' });
    await vi.waitFor(() => expect(tab.wire()).toEqual(['saved-1', '/api/users/details']));
    expect(savedTokens()).toEqual(['saved-9']);
    await vi.waitFor(() => expect(tab.readSession().userDetails?.firstName).toBe('Ashalata'));
  });

  it('[4.2] [1.4] restores nobody of the other user type', async () => {
    const tab = await aNewTab('/corporate');
    await tab.restoreSession();
    expect(tab.readSession().status).toBe('out');
    expect(tab.sent).toEqual([]);
    expect(savedTokens()).toEqual(['saved-1']);
  });

  it('[4.4] [1.4] looks again when its address goes to the other area, once for each', async () => {
    const tab = await aNewTab('/corporate');
    await tab.restoreSession('corporate');
    expect(tab.readSession().status).toBe('out');
    const again = tab.restoreSession('sarai');
    expect(tab.readSession().status).toBe('checking');
    await again;
    expect(tab.readSession()).toMatchObject({ status: 'in', userID: 'usr_asha' });
    await tab.restoreSession('sarai');
    expect(tab.wire().filter((one) => one === 'saved-1')).toHaveLength(1);
  });

  it('[4.2] forgets a person whose token the server refuses', async () => {
    answer = () => fail(401, 'REFRESH_TOKEN_INVALID', 'Your session has expired. Please log in again.');
    const tab = await aNewTab();
    await tab.restoreSession();
    expect(tab.readSession().status).toBe('out');
    expect(savedTokens()).toEqual([]);
  });

  it('keeps the record when the server does not answer', async () => {
    answer = () => 'no answer';
    const tab = await aNewTab();
    await tab.restoreSession();
    expect(tab.readSession().status).toBe('out');
    expect(savedTokens()).toEqual(['saved-1']);
  });

  it('[4.2] asks again where the server fails or asks to wait', async () => {
    const tab = await aNewTab();
    const answers = [fail(429, 'TOO_MANY_REQUESTS', 'Wait.'), fail(503, 'UNAVAILABLE', 'Later.')];
    answer = () => answers.shift() ?? answerWell();
    vi.useFakeTimers();
    const done = tab.restoreSession();
    await vi.advanceTimersByTimeAsync(3100);
    await done;
    expect(tab.readSession()).toMatchObject({ status: 'in', userID: 'usr_asha', accessToken: 'access-9' });
    vi.useRealTimers();
  });

  it('[4.3] is out when nothing is saved, and clears what is left of an old one', async () => {
    sessionStorage.setItem('accessToken', 'stale');
    const tab = await aTab();
    await tab.restoreSession();
    expect(tab.readSession().status).toBe('out');
    expect(sessionStorage.length).toBe(0);
  });

  it('[4.6] takes turns with others that wake at the same time: no saved token is traded twice', async () => {
    const traded: unknown[] = [];
    answer = (token) => {
      traded.push(token);
      return succeed({ ...renewed, savedToken: `saved-${traded.length + 1}` });
    };
    giveLocks(new FakeLocks());
    const tabs = [await aNewTab(), await aTab(), await aTab()];
    await Promise.all(tabs.map((tab) => tab.restoreSession()));
    expect(traded).toEqual(['saved-1', 'saved-2', 'saved-3']);
    expect(savedTokens()).toEqual(['saved-4']);
  });

  it('leaves whoever signed in meanwhile, and keeps the renewed record', async () => {
    const tab = await aNewTab();
    answer = () => {
      tab.startSession(aSignedIn({ _id: 'usr_ravi', savedToken: 'ravis', refreshToken: 'ravis-tab' }));
      return answerWell();
    };
    await tab.restoreSession();
    expect(tab.readSession()).toMatchObject({ userID: 'usr_ravi', refreshToken: 'ravis-tab' });
    expect(savedTokens()).toEqual(['ravis', 'saved-9']);
  });
});

describe('user details', () => {
  it.each([400, 401, 404])('[8.5] failing with %i log the tab out', async (status) => {
    const tab = await aTab();
    tab.startSession(aSignedIn());
    const { fakeApi } = await import('#tests/support/fake-api.ts');
    fakeApi(() => fail(status, 'NOT_FOUND', 'This person was not found.'));
    (await import('./refetch-user-details.ts')).refetchUserDetails();
    await vi.waitFor(() => expect(tab.readSession().status).toBe('out'));
  });

  it('[8.5] failing otherwise leave the session as it is', async () => {
    const tab = await aTab();
    tab.startSession(aSignedIn());
    const { fakeApi } = await import('#tests/support/fake-api.ts');
    const { sent } = fakeApi(() => fail(503, 'UNAVAILABLE', 'Later.'));
    (await import('./refetch-user-details.ts')).refetchUserDetails();
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(tab.readSession().status).toBe('in');
  });

  it('[9.4] [7.17] are read once for all who ask within 300 ms, and not again within 1 s', async () => {
    vi.useFakeTimers();
    const tab = await aTab();
    tab.startSession(aSignedIn());
    const { refetchUserDetails } = await import('./refetch-user-details.ts');
    const reads = () => tab.sent.filter(({ path }) => path.endsWith('/details')).length;
    refetchUserDetails();
    await vi.advanceTimersByTimeAsync(200);
    refetchUserDetails();
    await vi.advanceTimersByTimeAsync(299);
    expect(reads()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(reads()).toBe(1);
    refetchUserDetails();
    await vi.advanceTimersByTimeAsync(999);
    expect(reads()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(reads()).toBe(2);
    vi.useRealTimers();
  });
});

describe('logout', () => {
  it('[7.5] ends the tab at once, gives the server 5 s and ignores what it says', async () => {
    const tab = await aTab();
    tab.startSession(aSignedIn());
    const { fakeApi } = await import('#tests/support/fake-api.ts');
    const { sent } = fakeApi(() => 'no answer');
    const { logOut } = await import('./log-out.ts');
    logOut();
    expect(tab.readSession().status).toBe('out');
    await vi.waitFor(() =>
      expect(sent[0]).toMatchObject({
        path: '/api/users/logout',
        body: { refreshToken: 'refresh-1' },
        config: { timeout: 5000 },
      }),
    );
  });
});
