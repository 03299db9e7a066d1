import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

const OF_THE_API = /^\/api(?:\/|$)/;

/**
 * Answers 405 where a page or a file is asked for by anything but GET and HEAD: they are only read, and Next would take in up
 * to 10 MB of a body, for as long as it comes, before it says so. The API decides for itself. Gives whether it was answered.
 */
export function refuseOtherMethods({ method, url }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD' || OF_THE_API.test(url ?? '/')) return false;
  response.writeHead(405, { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end('Pages are only read: ask for them with GET.\n');
  return true;
}
