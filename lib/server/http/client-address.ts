import 'server-only';
import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

/**
 * Who calls, for rate limits and logs: the other end of the socket, or, behind `hops` proxies of our own, the entry of
 * X-Forwarded-For that the outermost of them wrote. What stands further left anybody can write, so it is not read.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown';
  if (hops === 0) return socket;
  const written = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  return withoutPort(written.at(-hops)?.slice(0, 64) ?? socket);
}

/** Some proxies write the port too: `203.0.113.9:4711`, `[2001:db8::1]:4711`; an IPv6 address may stand in brackets (RFC 7239). */
const withoutPort = (written: string): string =>
  /^\[([0-9a-f:.]+)\](?::\d+)?$/i.exec(written)?.[1] ?? /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(written)?.[1] ?? written;

/** Headers that proxies and content networks add to what they pass on; a browser sends none of them. */
const PROXY_HEADERS = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'forwarded',
  'via',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
];

type Passed = Pick<IncomingMessage, 'headers' | 'httpVersion'>;

/**
 * Whether a proxy passed the request on: by the headers they add, or by HTTP/1.0, which nginx speaks to what it stands
 * before unless told otherwise. Asked before Next, which writes an X-Forwarded-For of its own into every request.
 */
export const passedOn = ({ headers, httpVersion }: Passed): boolean =>
  httpVersion === '1.0' || PROXY_HEADERS.some((name) => headers[name] !== undefined);

/**
 * Whether the request comes from this machine itself: over loopback, passed on by nobody, and for a name of this machine.
 * The name matters because a page on the internet can point its own host name at 127.0.0.1 (DNS rebinding).
 */
export const fromThisMachine = (
  request: Passed & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> },
): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') &&
  !passedOn(request) &&
  isLoopbackHost(request.headers.host ?? '');

/** How code that does not hold the socket learns `fromThisMachine`: `answer.ts` overwrites what a caller sends. */
export const isFromThisMachine = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('x-sarai-from-this-machine') === 'yes';
