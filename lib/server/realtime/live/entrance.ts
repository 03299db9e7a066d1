import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '#lib/shared/ids.ts';
import { SECURITY_HEADERS } from '#lib/shared/security-headers.ts';
import { clientAddress } from '../../http/client-address.ts';
import { failure } from '../../http/respond.ts';
import type { Follower, LiveTable } from './live-table.ts';
import { openStream } from './stream.ts';

const EVENT_STREAM = 'text/event-stream';
const MARK = /^[\w-]{1,64}$/;

/**
 * Who asks, and for what. Throws AppError. Called once a stream begins, and as long as it is open.
 */
export type Authorise = (headers: Headers, query: URLSearchParams) => Promise<Omit<Follower, 'check'>>;

/**
 * Answers requests for live updates: those to one of these paths with `Accept: text/event-stream`. Returns whether it was
 * one. It stands ahead of everything that compresses or rewrites answers. `hops`: proxies of our own in front.
 */
export function liveEntrance(
  table: Pick<LiveTable, 'admission' | 'follow'>,
  paths: ReadonlyMap<string, Authorise>,
  { hops }: { hops: number },
): (request: IncomingMessage, response: ServerResponse) => boolean {
  return (request, response) => {
    if (request.method !== 'GET' || !request.headers.accept?.includes(EVENT_STREAM)) return false;
    const [path = '', query = ''] = (request.url ?? '').split('?', 2);
    const authorise = paths.get(path);
    if (!authorise) return false;
    for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
    response.setHeader('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    request.resume(); // a body is ignored
    const place = table.admission.enter(clientAddress(request, hops));
    if (!place) {
      response.writeHead(429, { 'retry-after': '60', 'cache-control': 'no-store' }).end();
      return true;
    }
    response.once('close', place.leave);
    const { authorization = '', 'last-event-id': last = '' } = request.headers;
    const check = () => authorise(new Headers({ authorization }), new URLSearchParams(query));
    void check()
      .then((follower) => {
        if (response.destroyed) return;
        place.signedIn();
        table.follow(
          { ...follower, check },
          (taken) => openStream(response, taken),
          MARK.test(String(last)) ? String(last) : null,
        );
      })
      .catch((error: unknown) => refuse(response, error));
    return true;
  };
}

async function refuse(response: ServerResponse, error: unknown): Promise<void> {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const answer = failure(error, newId('req'));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
}
