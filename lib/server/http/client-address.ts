import 'server-only';
import type { IncomingMessage } from 'node:http';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

/**
 * The address of the caller, for rate limits and logs: the socket's peer, or, behind `hops` proxies of our own, the
 * X-Forwarded-For entry written by the outermost of them. Entries further left can be forged and are ignored.
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

/**
 * Some proxies add the port: `203.0.113.9:4711`, `[2001:db8::1]:4711`; IPv6 addresses may be in brackets (RFC 7239).
 */
const withoutPort = (written: string): string =>
  /^\[([0-9a-f:.]+)\](?::\d+)?$/i.exec(written)?.[1] ?? /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(written)?.[1] ?? written;

/** Headers that proxies and CDNs add; browsers send none of them. */
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
 * Whether a proxy passed the request on: it adds one of these headers, or speaks HTTP/1.0, as nginx does by default.
 * Called before Next, which adds an X-Forwarded-For to every request.
 */
export const passedOn = ({ headers, httpVersion }: Passed): boolean =>
  httpVersion === '1.0' || PROXY_HEADERS.some((name) => headers[name] !== undefined);

/**
 * Whether the request comes from this machine itself: over loopback, through no proxy, and for a host name of this
 * machine. The name matters because a page on the internet can point its own host name at 127.0.0.1 (DNS rebinding).
 */
export const fromThisMachine = (
  request: Passed & { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> },
): boolean =>
  isLoopbackAddress(request.socket.remoteAddress ?? '') &&
  !passedOn(request) &&
  isLoopbackHost(request.headers.host ?? '');

/**
 * Header that carries `fromThisMachine` to code without access to the socket; `answer.ts` overwrites a caller's value.
 */
export const isFromThisMachine = (headers: Pick<Headers, 'get'>): boolean =>
  headers.get('x-sarai-from-this-machine') === 'yes';
