import {
  AxiosError,
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { connectThisTab } from '#features/session/client/connect.ts';
import { http } from '#lib/client/wire.ts';

/** One request as it went out. */
export type Sent = {
  path: string;
  token: string | undefined;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
  config: InternalAxiosRequestConfig;
};
type Answer = { status: number; data?: unknown; headers?: Record<string, string> } | 'no answer';

/**
 * Stands in for the wire under the axios client, with the session connected as on every page: `answer` decides, `sent`
 * remembers. Each answer comes a turn later.
 */
export function fakeApi(answer: (sent: Sent) => Answer | Promise<Answer>): { sent: Sent[] } {
  connectThisTab();
  const sent: Sent[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const request: Sent = {
      path: config.url ?? '',
      token: config.headers.get('Authorization')?.toString().replace('Bearer ', ''),
      query: (config.params ?? {}) as Record<string, unknown>,
      body: config.data ? (JSON.parse(String(config.data)) as Record<string, unknown>) : {},
      config,
    };
    sent.push(request);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const given = await answer(request);
    if (given === 'no answer') throw new AxiosError('timeout', AxiosError.ECONNABORTED, config);
    const response: AxiosResponse = {
      status: given.status,
      data: given.data,
      statusText: '',
      headers: new AxiosHeaders(given.headers),
      config,
    };
    if (config.validateStatus?.(given.status) ?? true) return response;
    throw new AxiosError('refused', AxiosError.ERR_BAD_REQUEST, config, {}, response);
  };
  http.defaults.adapter = adapter;
  return { sent };
}

export const succeed = (data: unknown): Answer => ({ status: 200, data: { status: 'SUCCESS', data } });
export const fail = (status: number, code: string, message: string, fields?: Record<string, string>): Answer => ({
  status,
  data: { status: 'FAILURE', code, message, fields, requestId: 'req_1' },
});
