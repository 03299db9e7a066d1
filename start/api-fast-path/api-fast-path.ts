import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { newId } from '#lib/shared/ids.ts';
import { SECURITY_HEADERS } from '#lib/shared/security-headers.ts';
import type { Handler } from '#lib/server/http/endpoint.ts';
import { failure } from '#lib/server/http/respond.ts';
import { countHandler } from '#lib/server/http/metrics-registry.ts';
import { sendAnswer } from './send-answer.ts';
import { webRequest } from './web-request.ts';

/**
 * Answers the API before Next, whose routing costs more than most answers (docs/adr/0012). Requests without a handler
 * go to `otherwise`: pages, HEAD and OPTIONS, 404 and 405.
 */
export function apiFastPath(
  handlerFor: (method: string, path: string) => Handler | undefined,
): (request: IncomingMessage, response: ServerResponse, otherwise: () => void) => void {
  return (request, response, otherwise) => {
    const handler = handlerFor(request.method ?? '', request.url?.split('?', 1)[0] ?? '');
    const asked = handler && asWeb(request, response);
    if (handler && asked) void answer(handler, asked, response);
    else otherwise();
  };
}

async function answer(handler: Handler, asked: Request, response: ServerResponse): Promise<void> {
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

/** Null when the web's `Request` cannot represent the request; Next then answers. */
function asWeb(request: IncomingMessage, response: ServerResponse): Request | null {
  try {
    return webRequest(request, response);
  } catch {
    return null;
  }
}

/** A handler that has begun is never run again elsewhere: its error becomes the response. */
async function run(handler: Handler, asked: Request): Promise<Response> {
  const answered: unknown = await handler(asked);
  if (answered instanceof Response) return answered;
  throw new TypeError('A handler answered with something else than a Response.');
}
