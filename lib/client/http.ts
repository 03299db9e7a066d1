import { type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios';
import { ApiFailure, apiFailure, sessionExpired, unableToRefresh } from './api-failure.ts';
import { sessionPort } from './session-port.ts';
import { http } from './wire.ts';

/** How often a request is sent before the tab is logged out (4.6). */
const MAX_ATTEMPTS = 3;

/** Sends a request without authentication. Throws ApiFailure. */
export const sendOpen = (request: AxiosRequestConfig): Promise<AxiosResponse> =>
  http.request(request).catch((error: unknown) => Promise.reject(apiFailure(error)));

/** Sends a request as the event guest of this tab; a refusal signs them out of it. Throws ApiFailure. */
export async function sendAsEventUser(request: AxiosRequestConfig): Promise<AxiosResponse> {
  const { eventToken } = sessionPort().tokens();
  if (!eventToken) throw new ApiFailure('UNAUTHENTICATED', 'Please sign in to the event to continue.', 401);
  try {
    return await http.request({ ...request, headers: { ...request.headers, Authorization: `Bearer ${eventToken}` } });
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 401) await sessionPort().onEventRefused(eventToken);
    throw apiFailure(error);
  }
}

/**
 * Sends a request as the person in this tab (7.21). After a 401 it waits for the shared refresh and is sent again;
 * refused three times, the session is reported as refused (4.6). A request never switches to another person. Shows no
 * message: the session does (8.6). Throws ApiFailure.
 */
export async function sendSignedIn(request: AxiosRequestConfig): Promise<AxiosResponse> {
  const session = sessionPort();
  const { userID } = session.tokens();
  for (let attempt = 1; ; attempt++) {
    const { accessToken } = session.tokens();
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
    const renewedMeanwhile = () => session.tokens().accessToken !== accessToken;
    if (attempt === MAX_ATTEMPTS) {
      if (!renewedMeanwhile()) await session.onRefused();
      throw unableToRefresh();
    }
    if (!renewedMeanwhile()) await session.refresh().catch((error: unknown) => Promise.reject(apiFailure(error)));
    if (session.tokens().userID !== userID) throw sessionExpired();
  }
}
