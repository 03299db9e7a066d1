import type * as contract from '#features/identity/contract.ts';
import { ApiFailure, apiFailure, notRenewed, sessionExpired, unableToRefresh } from '#lib/client/api-failure.ts';
import { retryDelay } from '#lib/client/retry-delay.ts';
import { http } from '#lib/client/wire.ts';
import type { Success } from '#lib/shared/envelope.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { corporateRefresh, refresh } from './session-calls.ts';
import { endSession, renewTokens } from './session-changes.ts';
import { readSession } from './session.ts';

/** A request asks for a refresh at most three times, 10 s each (9.8). */
export const REFRESH_TRIES = 3;
const REFRESH_TIMEOUT_MS = 10_000;
/** The longest pause a request waits; told to wait longer, it fails and the session stays. */
export const LONGEST_PAUSE_MS = 10_000;

/** Consecutive failed refreshes of a token, and the earliest time of the next (`performance.now()`). */
const NO_OUTAGE = { refreshToken: '', failures: 0, until: 0 };

/** The refresh of this tab: the request in flight, earlier failures, and the timer of the next try. */
const refreshing: {
  underWay: Promise<void> | null;
  outage: typeof NO_OUTAGE;
  nextTry: ReturnType<typeof setTimeout> | undefined;
} = { underWay: null, outage: NO_OUTAGE, nextTry: undefined };

/**
 * Renews this tab's tokens; parallel calls share one request (4.6). A 401 ends the session and logs the tab out.
 * Timeouts, failures and requests to wait (429, 5xx; Retry-After is honoured) keep the session: NOT_RENEWED is thrown,
 * and the tab tries again by itself. Throws ApiFailure.
 */
export const refreshOnce = (): Promise<void> =>
  (refreshing.underWay ??= renew().finally(() => (refreshing.underWay = null)));

async function renew(): Promise<void> {
  const { refreshToken, loggedInUserType } = readSession();
  if (!refreshToken || !loggedInUserType) return giveUp(refreshToken, 'unable-to-refresh');
  if (refreshing.outage.refreshToken !== refreshToken) refreshing.outage = { ...NO_OUTAGE, refreshToken };
  for (let tries = 0; tries < REFRESH_TRIES; tries++) {
    const pause = refreshing.outage.until - performance.now();
    if (pause > LONGEST_PAUSE_MS) break;
    if (pause > 0) await wait(pause);
    const tokens = await trade(loggedInUserType, refreshToken).catch(refusal);
    if (tokens === 'refused') return giveUp(refreshToken, 'expired');
    if (!(tokens instanceof ApiFailure)) {
      refreshing.outage = NO_OUTAGE;
      return renewTokens(refreshToken, tokens);
    }
    const { failures } = refreshing.outage;
    refreshing.outage = {
      refreshToken,
      failures: failures + 1,
      until: performance.now() + pauseAfter(tokens, failures),
    };
  }
  tryInBackground(refreshToken);
  throw notRenewed(Math.max(0, refreshing.outage.until - performance.now()));
}

/** Tries again after the pause, with growing pauses (9.12), while the tab holds this token. */
function tryInBackground(refreshToken: string): void {
  clearTimeout(refreshing.nextTry);
  refreshing.nextTry = setTimeout(
    () => {
      // it continues by itself, or has logged out
      if (readSession().refreshToken === refreshToken) refreshOnce().catch(() => undefined);
    },
    Math.max(0, refreshing.outage.until - performance.now()),
  );
}

/** Milliseconds to wait after the next failure: as the server asked, or 9.12. */
export const pauseAfter = ({ retryAfterMs }: ApiFailure, failures: number): number =>
  Math.max(retryAfterMs, retryDelay(failures));

/** Exchanges a refresh token of this user type for the next pair (7.4). Throws what axios throws. */
export async function trade(
  userType: UserType,
  refreshToken: string,
  device?: { deviceId: string; tabId: string },
): Promise<contract.Tokens> {
  const body = { refreshToken, device };
  const { data } = await http.post<Success<contract.Tokens>>(
    (userType === 'corporate' ? corporateRefresh : refresh).path,
    body,
    { timeout: REFRESH_TIMEOUT_MS },
  );
  return data.data;
}

/** A 401 is final; other failures are temporary. */
export const refusal = (error: unknown): 'refused' | ApiFailure => {
  const failure = apiFailure(error);
  return failure.status === 401 ? 'refused' : failure;
};

/** Logs out, unless another person signed in here meanwhile (5.8: without a token there is nothing to refresh). */
function giveUp(refreshToken: string | null, end: 'expired' | 'unable-to-refresh'): never {
  if (readSession().refreshToken === refreshToken) endSession(end);
  throw end === 'expired' ? sessionExpired() : unableToRefresh();
}

export const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));
