import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

const OF_THE_API = /^\/api(?:\/|$)/;

/**
 * Answers 405 to methods other than GET and HEAD on pages and files. Next would accept a body of up to 10 MB, for as
 * long as it takes, before it does so. The API decides for itself. Returns whether it answered.
 */
export function refuseOtherMethods({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD' || OF_THE_API.test(url ?? '/')) return false;
  response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end('Pages are only read: ask for them with GET.\n');
  return true;
}
