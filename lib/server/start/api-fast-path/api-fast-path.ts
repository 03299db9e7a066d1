import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '#lib/shared/ids.ts';
import { SECURITY_HEADERS } from '#lib/shared/security-headers.ts';
import { failure } from '../../http/respond.ts';
import { countHandler } from '../../http/metrics-registry.ts';
import { builtRoutes, type BuiltRoute, type RouteHandler } from './built-routes.ts';
import { sendAnswer } from './send-answer.ts';
import { webRequest } from './web-request.ts';

/**
 * Answers the API by the build's own route modules, ahead of Next, whose way to them costs more than most answers
 * (docs/adr/0012). What is not plainly such a route and a method that it exports is left to `otherwise`: pages, redirects,
 * HEAD and OPTIONS, 404 and 405.
 */
export function apiFastPath(
  folder = '.',
): (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void {
  const routes = builtRoutes(folder);
  return (request, response, otherwise) => {
    const route = routes.get(request.url?.split('?', 1)[0] ?? '');
    if (route) void answer(route, request, response, otherwise);
    else otherwise();
  };
}

async function answer(
  route: BuiltRoute,
  request: IncomingMessage,
  response: ServerResponse,
  otherwise: () => void,
): Promise<void> {
  const handler = (await route())?.[request.method ?? ''];
  const asked = handler && asWeb(request, response);
  if (!asked) return otherwise();
  countHandler('api');
  for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
  try {
    await sendAnswer(await run(handler, asked), response);
  } catch (error) {
    const told = failure(error, newId('req'));
    if (response.headersSent) response.destroy();
    else await sendAnswer(told, response);
  }
}

/** Null where the web's `Request` cannot hold what came; Next then says so, as it always did. */
function asWeb(request: IncomingMessage, response: ServerResponse): Request | null {
  try {
    return webRequest(request, response);
  } catch {
    return null;
  }
}

/** A handler that has begun is never begun again elsewhere: what it throws becomes the answer. */
async function run(handler: RouteHandler, asked: Request): Promise<Response> {
  const answered: unknown = await handler(asked, { params: Promise.resolve({}) });
  if (answered instanceof Response) return answered;
  throw new TypeError('A route answered with something else than a Response.');
}
