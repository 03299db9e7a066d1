import { isAxiosError } from 'axios';
import type * as contract from '#features/identity/contract.ts';
import type { Success } from '#lib/shared/envelope.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { endSession, renewTokens } from '#stores/session-changes.ts';
import { readSession } from '#stores/session.ts';
import { sessionExpired, unableToRefresh } from './api-failure.ts';
import { call } from './call.ts';
import { retryDelay } from './retry-delay.ts';
import { http } from './wire.ts';

export const refresh = call<typeof contract.refresh>('POST', '/api/users/refresh-token', 'public');
export const corporateRefresh = call<typeof contract.corporateRefresh>(
  'POST',
  '/api/corporate/refresh-token',
  'public',
);

/** A refresh that gets no answer is asked for three times, 10 s each (9.8). */
const REFRESH_TRIES = 3;
const REFRESH_TIMEOUT_MS = 10_000;

let underWay: Promise<void> | null = null;

/** Renews this tab's tokens. However many ask at once, one refresh is on the wire (4.6). Throws when the session is over. */
export const refreshOnce = (): Promise<void> => (underWay ??= renew().finally(() => (underWay = null)));

async function renew(): Promise<void> {
  const { refreshToken, loggedInUserType } = readSession();
  if (refreshToken && loggedInUserType) {
    for (let failures = 0; failures < REFRESH_TRIES; failures++) {
      if (failures) await wait(retryDelay(failures - 1));
      const tokens = await trade(loggedInUserType, refreshToken).catch(refusal);
      if (tokens === 'refused') return giveUp(refreshToken, 'expired');
      if (tokens) return renewTokens(refreshToken, tokens);
    }
  }
  giveUp(refreshToken, 'unable-to-refresh');
}

/** Trades a refresh token of this user type for the next pair (7.4). Throws what axios throws. */
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

/** A 401 is final; anything else may pass. */
export const refusal = (error: unknown): 'refused' | null =>
  isAxiosError(error) && error.response?.status === 401 ? 'refused' : null;

/** Logs out, unless somebody else has signed in here meanwhile (5.8: without a token there is nothing to trade). */
function giveUp(refreshToken: string | null, end: 'expired' | 'unable-to-refresh'): never {
  if (readSession().refreshToken === refreshToken) endSession(end);
  throw end === 'expired' ? sessionExpired() : unableToRefresh();
}

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
