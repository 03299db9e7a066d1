import { callOperation } from '#lib/client/call-operation.ts';
import type { UserType } from '#lib/shared/user-type.ts';
import { corporateLogout, logout } from './session-calls.ts';

/** Timeout of the logout request; failures are ignored (7.5, 9.8). */
const LOGOUT_TIMEOUT_MS = 5000;

/** Tells the server that a tab's session is over, or with `browser` those of all the person's tabs in this browser. */
export const sendLogout = (userType: UserType, refreshToken: string, scope: 'tab' | 'browser'): Promise<unknown> =>
  callOperation(userType === 'corporate' ? corporateLogout : logout, {
    body: { refreshToken, scope },
    timeoutMs: LOGOUT_TIMEOUT_MS,
  });
