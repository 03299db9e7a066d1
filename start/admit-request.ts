import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AppError } from '#lib/shared/errors.ts';
import { newId } from '#lib/shared/ids.ts';
import { failure } from '#lib/server/http/respond.ts';
import { sendAnswer } from './api-fast-path/send-answer.ts';

/**
 * Header prefixes with a meaning inside Next or this server. From outside they would choose another answer than the
 * address does: a prefetch of data, a rewrite, a resumed rendering, another user type.
 */
const INTERNAL = [
  'x-middleware-', 'x-nextjs-', 'x-next-', 'next-', 'x-invoke-', 'x-invocation-', 'x-matched-path', 'x-now-', 'x-vercel-', 'x-prerender-', 'x-action-', 'x-deployment-id', 'x-sarai-', 'x-user-type',
  'content-security-policy', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-prefix', 'x-http-method', 'x-method-override', 'x-original-', 'x-rewrite-', 'x-revalidated-',
]; // prettier-ignore

/**
 * Headers that Next's router in the browser sends together with `rsc: 1`, to request the part of a page that it lacks.
 */
const OF_THE_ROUTER = new Set([
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
]);

/** True for a header that no request from outside may carry; `byRouter` for a request for a part of a page. */
export const isInternalHeader = (name: string, byRouter: boolean): boolean =>
  OF_THE_ROUTER.has(name) ? !byRouter : INTERNAL.some((beginning) => name.startsWith(beginning));

/** A path without a page, for addresses that cannot be decoded: renders the whole "not found" page. */
const NOWHERE = '/no-such-address';

/**
 * Removes headers that only this server may set, before anything else reads the request, and answers an address that
 * cannot be decoded: the API with 400 in its envelope (for its query too), a page with "not found". A page reads its
 * query as browsers do, where a broken `%` is an ordinary character, so that a mistyped search is explained beside its
 * field (5.12). Returns true when it has answered. `host`: the host that pages are served under, whatever the caller
 * named; null keeps the caller's (development).
 */
export function admit(request: IncomingMessage, response: ServerResponse, { host }: { host: string | null }): boolean {
  const { headers } = request;
  const byRouter = headers.rsc === '1';
  if (!byRouter) delete headers.rsc;
  for (const name of Object.keys(headers)) if (isInternalHeader(name, byRouter)) delete headers[name];
  if (host) headers.host = host;
  const url = request.url ?? '/';
  const ofTheApi = /^\/api(?:\/|$)/.test(url);
  if (decodes(ofTheApi ? url : (url.split('?', 1)[0] ?? ''))) return false;
  if (!ofTheApi) {
    request.url = NOWHERE;
    return false;
  }
  void sendAnswer(
    failure(new AppError('BAD_REQUEST', 'This address is not written correctly.'), newId('req')),
    response,
  );
  return true;
}

/** Whether this is an address of this server in which every `%` begins a whole character. */
function decodes(url: string): boolean {
  if (!url.startsWith('/')) return false;
  try {
    return decodeURIComponent(url) !== '';
  } catch {
    return false;
  }
}
