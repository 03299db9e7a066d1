// @vitest-environment jsdom
import type * as bookings from '#features/bookings/contract.ts';
import type * as identity from '#features/identity/contract.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fail, type Sent, succeed, fakeApi } from '#tests/support/fake-api.ts';
import { aSignedIn } from '#tests/support/people.ts';
import { endSession, onSessionEnd, type SessionEnd, settleSignedOut, startSession } from './session-changes.ts';
import { readSession } from './session.ts';
import { call } from '#lib/client/call.ts';
import { callOperation } from '#lib/client/call-operation.ts';

const trip = call<typeof bookings.details>('GET', '/api/bookings/details', 'consumer');
const login = call<typeof identity.login>('POST', '/api/users/login', 'public');
const readTrip = (bookingId = 'bkg_1') => callOperation(trip, { query: { bookingId } });
const unauthorised = fail(401, 'UNAUTHENTICATED', 'Please sign in to continue.');
const isRefresh = ({ path }: Sent) => path.endsWith('/refresh-token');

let ends: SessionEnd[];
let stop: () => void;

beforeEach(() => {
  ends = [];
  stop = onSessionEnd((end) => ends.push(end));
  startSession(aSignedIn());
});
afterEach(() => {
  stop();
  settleSignedOut();
  vi.useRealTimers();
});

/** Takes only the newest access token; a refresh trades `refresh-n` for the next pair. */
function anApiWhoseTokenAged() {
  let current = 2;
  return fakeApi((sent) => {
    if (!isRefresh(sent)) return sent.token === `access-${current}` ? succeed(sent.path) : unauthorised;
    current = Number(String(sent.body.refreshToken).split('-')[1]) + 1;
    return succeed({ accessToken: `access-${current}`, refreshToken: `refresh-${current}` });
  });
}

describe('a request of the person in this tab', () => {
  it('[7.21] carries their bearer token', async () => {
    const { sent } = fakeApi(() => succeed(1));
    await callOperation(trip, { key: 'attempt-1', query: { bookingId: 'bkg_1' } });
    expect(sent[0]).toMatchObject({ token: 'access-1', config: { params: { bookingId: 'bkg_1' } } });
    expect(sent[0]?.config.headers.get('Idempotency-Key')).toBe('attempt-1');
  });

  it('is not sent without anybody in the tab', async () => {
    settleSignedOut();
    const { sent } = fakeApi(() => succeed(1));
    await expect(readTrip()).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    expect(sent).toEqual([]);
  });

  it('[7.22] gives the envelope’s words when it fails', async () => {
    fakeApi(() => fail(409, 'SOLD_OUT', 'The room was sold meanwhile.', { room: 'Choose another.' }));
    await expect(readTrip()).rejects.toMatchObject({
      code: 'SOLD_OUT',
      status: 409,
      message: 'The room was sold meanwhile.',
      fields: { room: 'Choose another.' },
      requestId: 'req_1',
    });
    fakeApi(() => ({ status: 502, data: '<html>' }));
    await expect(readTrip()).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 502 });
    fakeApi(() => 'no answer');
    await expect(readTrip()).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  });

  it('is cancelled by its signal', async () => {
    const cancel = new AbortController();
    cancel.abort();
    fakeApi(() => succeed(1));
    await expect(callOperation(trip, { query: { bookingId: 'bkg_1' }, signal: cancel.signal })).rejects.toMatchObject({
      code: 'CANCELLED',
    });
  });
});

describe('a request answered 401', () => {
  it('[4.6] 40 at once wait for one refresh, then each is sent again', async () => {
    const { sent } = anApiWhoseTokenAged();
    const answers = await Promise.all(Array.from({ length: 40 }, () => readTrip()));
    expect(answers).toEqual(Array.from({ length: 40 }, () => trip.path));
    expect(sent.filter(isRefresh)).toHaveLength(1);
    expect(sent).toHaveLength(81);
    expect(readSession()).toMatchObject({ status: 'in', accessToken: 'access-2', refreshToken: 'refresh-2' });
    expect(sessionStorage.getItem('refreshToken')).toBe('refresh-2');
    expect(ends).toEqual([]);
  });

  it('[4.6] that comes after the refresh is done needs no second one', async () => {
    let slow = (_: unknown) => {};
    const { sent } = fakeApi(async (request) => {
      if (isRefresh(request)) return succeed({ accessToken: 'access-2', refreshToken: 'refresh-2' });
      if (request.token === 'access-2') return succeed('done');
      if (request.query.bookingId === 'slow') await new Promise((resolve) => (slow = resolve));
      return unauthorised;
    });
    const late = readTrip('slow');
    await readTrip();
    slow(null);
    expect(await late).toBe('done');
    expect(sent.filter(isRefresh)).toHaveLength(1);
  });

  it('[4.6] is sent three times at most, then the tab is logged out', async () => {
    const { sent } = fakeApi((request) => {
      const next = Number(String(request.body.refreshToken).split('-')[1]) + 1;
      return isRefresh(request)
        ? succeed({ accessToken: `access-${next}`, refreshToken: `refresh-${next}` })
        : unauthorised;
    });
    await expect(readTrip()).rejects.toMatchObject({ message: 'Unable to refresh session' });
    expect(sent.filter((request) => !isRefresh(request))).toHaveLength(3);
    expect(readSession().status).toBe('out');
    expect(ends).toEqual(['unable-to-refresh']);
  });

  it('[8.5] refused by the refresh too, the session has expired and the tab is logged out, once for all', async () => {
    const { sent } = fakeApi(() =>
      fail(401, 'REFRESH_TOKEN_INVALID', 'Your session has expired. Please log in again.'),
    );
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => readTrip()));
    for (const answer of answers)
      expect(answer).toMatchObject({ reason: { message: 'Session expired', code: 'REFRESH_TOKEN_INVALID' } });
    expect(sent.filter(isRefresh)).toHaveLength(1);
    expect(ends).toEqual(['expired']);
    expect(sessionStorage.getItem('accessToken')).toBeNull();
  });

  it.each([
    ['no answer', 'no answer' as const],
    ['a server error', fail(503, 'UNAVAILABLE', 'Later.')],
    ['a proxy’s error page', { status: 502, data: '<html>' }],
    ['too many requests', fail(429, 'TOO_MANY_REQUESTS', 'Wait.')],
  ])('[9.8] %s to the refresh: asked three times, 10 s each, and nobody is logged out', async (_, trouble) => {
    vi.useFakeTimers();
    let down = true;
    const { sent } = fakeApi((request) =>
      !isRefresh(request)
        ? request.token === 'access-2'
          ? succeed('done')
          : unauthorised
        : down
          ? trouble
          : succeed({ accessToken: 'access-2', refreshToken: 'refresh-2' }),
    );
    const answers = Promise.allSettled([readTrip(), readTrip()]);
    await vi.advanceTimersByTimeAsync(3100);
    for (const answer of await answers)
      expect(answer).toMatchObject({ reason: { code: 'NOT_RENEWED', message: /You are still signed in/ } });
    expect(sent.filter(isRefresh).map(({ config }) => config.timeout)).toEqual([10_000, 10_000, 10_000]);
    expect([ends, readSession().refreshToken]).toEqual([[], 'refresh-1']);

    down = false;
    await vi.advanceTimersByTimeAsync(4000); // the tab asks again by itself
    expect(readSession()).toMatchObject({ status: 'in', accessToken: 'access-2', refreshToken: 'refresh-2' });
    const later = readTrip();
    await vi.advanceTimersByTimeAsync(10);
    expect(await later).toBe('done');
  });

  it('[4.6] Retry-After of a refresh is honoured: a short one is waited for, through a long one nothing is sent', async () => {
    vi.useFakeTimers();
    startSession(aSignedIn({ refreshToken: 'refresh-limited' }));
    let seconds = '7';
    const { data } = fail(429, 'TOO_MANY_REQUESTS', 'Wait.') as { data: unknown };
    const { sent } = fakeApi((request) =>
      isRefresh(request) ? { status: 429, data, headers: { 'retry-after': seconds } } : unauthorised,
    );
    const first = readTrip().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(6900);
    expect(sent.filter(isRefresh)).toHaveLength(1);
    seconds = '40';
    await vi.advanceTimersByTimeAsync(200);
    expect(sent.filter(isRefresh)).toHaveLength(2);
    expect(await first).toMatchObject({ code: 'NOT_RENEWED', message: /try again in 40 seconds/ });
    const second = readTrip().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(39_000);
    expect(await second).toMatchObject({ code: 'NOT_RENEWED' });
    expect(sent.filter(isRefresh)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent.filter(isRefresh)).toHaveLength(3);
    expect(ends).toEqual([]);
  });

  it('[5.8] without a refresh token there is nothing to ask for: the refresh fails', async () => {
    startSession(aSignedIn({ refreshToken: '' }));
    const { sent } = fakeApi(() => unauthorised);
    await expect(readTrip()).rejects.toMatchObject({ message: 'Unable to refresh session' });
    expect(sent.filter(isRefresh)).toEqual([]);
    expect(ends).toEqual(['unable-to-refresh']);
  });

  it('[4.6] a refresh that fails once does not log out', async () => {
    vi.useFakeTimers();
    let refreshes = 0;
    fakeApi((request) => {
      if (isRefresh(request))
        return ++refreshes === 1
          ? fail(503, 'UNAVAILABLE', 'Later.')
          : succeed({ accessToken: 'access-2', refreshToken: 'refresh-2' });
      return request.token === 'access-2' ? succeed('done') : unauthorised;
    });
    const answer = readTrip();
    await vi.advanceTimersByTimeAsync(1500);
    expect(await answer).toBe('done');
    expect(ends).toEqual([]);
  });

  it('[1.4] is not sent again as somebody else who signed in meanwhile', async () => {
    const { sent } = fakeApi((request) => {
      if (!isRefresh(request)) return unauthorised;
      endSession('logged-out');
      startSession(aSignedIn({ _id: 'usr_ravi', accessToken: 'ravis', refreshToken: 'ravis-refresh' }));
      return succeed({ accessToken: 'access-2', refreshToken: 'refresh-2' });
    });
    await expect(readTrip()).rejects.toMatchObject({ message: 'Session expired' });
    expect(sent.map(({ token }) => token)).toEqual(['access-1', undefined]);
    expect(readSession()).toMatchObject({ userID: 'usr_ravi', refreshToken: 'ravis-refresh' });
  });

  it('[4.1] on a call that needs nobody is its answer, not a reason to refresh', async () => {
    const { sent } = fakeApi(() =>
      fail(401, 'UNAUTHENTICATED', 'Email or password is incorrect. Check both, or sign up.'),
    );
    await expect(callOperation(login, { body: { email: 'a@b.in', password: 'guess' } })).rejects.toMatchObject({
      status: 401,
      message: /is incorrect/,
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.token).toBeUndefined();
    expect(readSession().status).toBe('in');
  });
});
