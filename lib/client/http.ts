import { type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios';
import { dropRefusedEventUser } from '#stores/event-user.ts';
import { endSession } from '#stores/session-changes.ts';
import { readSession } from '#stores/session.ts';
import { ApiFailure, apiFailure, sessionExpired, unableToRefresh } from './api-failure.ts';
import { refreshOnce } from './refresh.ts';
import { http } from './wire.ts';

/** How often one request is sent before the tab is logged out (4.6). */
const MAX_ATTEMPTS = 3;

/** Sends a request that needs nobody to be signed in. Throws ApiFailure. */
export const sendOpen = (request: AxiosRequestConfig): Promise<AxiosResponse> =>
  http.request(request).catch((error: unknown) => Promise.reject(apiFailure(error)));

/** Sends a request as who is signed in to an event in this tab; refused, they are signed out of it. Throws ApiFailure. */
export async function sendAsEventUser(request: AxiosRequestConfig): Promise<AxiosResponse> {
  const token = readSession().eventUserDetails?.accessToken;
  if (!token) throw new ApiFailure('UNAUTHENTICATED', 'Please sign in to the event to continue.', 401);
  return http
    .request({ ...request, headers: { ...request.headers, Authorization: `Bearer ${token}` } })
    .catch((error: unknown) => {
      if (isAxiosError(error) && error.response?.status === 401) dropRefusedEventUser(token);
      throw apiFailure(error);
    });
}

/**
 * Sends a request as the person in this tab (7.21). A 401 waits for the one refresh that all requests share, then the
 * request is sent again; refused three times, the tab is logged out (4.6). A request never goes out as somebody else
 * than it began. Says nothing to the person: the session does (8.6). Throws ApiFailure.
 */
export async function sendSignedIn(request: AxiosRequestConfig): Promise<AxiosResponse> {
  const { userID } = readSession();
  for (let attempt = 1; ; attempt++) {
    const { accessToken } = readSession();
    if (!accessToken) throw new ApiFailure('UNAUTHENTICATED', 'Please sign in to continue.', 401);
    const headers = {
      ...request.headers,
      Authorization: `Bearer ${accessToken}`,
      'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone, // `lib/server/http/reader-zone.ts`
    };
    try {
      return await http.request({ ...request, headers });
    } catch (error) {
      if (!isAxiosError(error) || error.response?.status !== 401) throw apiFailure(error);
    }
    const renewedMeanwhile = () => readSession().accessToken !== accessToken;
    if (attempt === MAX_ATTEMPTS) {
      if (!renewedMeanwhile()) endSession('unable-to-refresh');
      throw unableToRefresh();
    }
    if (!renewedMeanwhile()) await refreshOnce();
    if (readSession().userID !== userID) throw sessionExpired();
  }
}
