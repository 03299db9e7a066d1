import { type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios';
import { ApiFailure, apiFailure } from './api-failure.ts';
import { http } from './wire.ts';

/** What the HTTP client needs of who is signed in at the desk in this tab. */
export type StaffPort = {
  token: () => string | null;
  /** The server refuses this token: the sign-in is over. */
  onRefused: (token: string) => void;
};

const connected: { port: StaffPort } = { port: { token: () => null, onRefused: () => undefined } };

/** Connects the HTTP client to the sign-in at the desk; called by the desk's pages. */
export const connectStaff = (port: StaffPort): void => void (connected.port = port);

/** Sends a request as the staff of this tab; a refusal signs them out. Throws ApiFailure. */
export async function sendAsStaff(request: AxiosRequestConfig): Promise<AxiosResponse> {
  const { token, onRefused } = connected.port;
  const current = token();
  if (!current) throw new ApiFailure('UNAUTHENTICATED', 'Please sign in at the desk to continue.', 401);
  const headers = {
    ...request.headers,
    Authorization: `Bearer ${current}`,
    'x-time-zone': Intl.DateTimeFormat().resolvedOptions().timeZone, // `lib/server/http/reader-zone.ts`
  };
  try {
    return await http.request({ ...request, headers });
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 401) onRefused(current);
    throw apiFailure(error);
  }
}
