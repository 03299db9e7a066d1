import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageRoutes } from '#lib/shared/language-routes.ts';

const OF_THE_API = /^\/api(?:\/|$)/;
/** What a mail program sends for "Unsubscribe" (RFC 8058), and the form of the page that does the same. */
const ONE_CLICK = /^\/unsubscribe\/[\w.-]+(?:\?|$)/;
/** Those, and the form that chooses a language, send a line or two. */
const MOST_BYTES = 4096;

/**
 * Answers 405 to methods other than GET and HEAD on pages and files. Next would accept a body of up to 10 MB, for as
 * long as it takes, before it does so. The API decides for itself; the address that ends emails and the choice of a language
 * take a POST with a short body of known length. Returns whether it answered.
 */
export function refuseOtherMethods({ method, url = '/', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD' || OF_THE_API.test(url)) return false;
  if (method !== 'POST' || !(ONE_CLICK.test(url) || url === languageRoutes.form()))
    return refuse(response, 405, 'Pages are only read: ask for them with GET.');
  if (headers['content-length'] === undefined) return refuse(response, 411, 'Say how long the body is.');
  return Number(headers['content-length']) > MOST_BYTES && refuse(response, 413, 'This is too long.');
}

function refuse(response: ServerResponse, status: number, text: string): true {
  const allow = status === 405 ? { allow: 'GET, HEAD' } : {};
  response.writeHead(status, { ...allow, 'content-type': 'text/plain; charset=utf-8', connection: 'close' });
  response.end(`${text}\n`);
  return true;
}
