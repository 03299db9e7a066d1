import 'server-only';
import type { IncomingMessage } from 'node:http';

/**
 * Who calls, for rate limits and logs: the other end of the socket, or, behind `hops` proxies of our own, the entry of
 * X-Forwarded-For that the outermost of them wrote. What stands further left anybody can write, so it is not read.
 */
export function clientAddress(request: IncomingMessage, hops: number): string {
  const socket = request.socket.remoteAddress ?? 'unknown';
  if (hops === 0) return socket;
  const written = String(request.headers['x-forwarded-for'] ?? '').split(',').map((entry) => entry.trim()).filter(Boolean);
  return withoutPort(written.at(-hops)?.slice(0, 64) ?? socket);
}

/** Whether a proxy passed the request on. Asked before Next, which writes an X-Forwarded-For of its own into every request. */
export const passedOn = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => Boolean(headers['x-forwarded-for'] ?? headers.forwarded);

/** Some proxies write the port too: `203.0.113.9:4711`, `[2001:db8::1]:4711`; an IPv6 address may stand in brackets (RFC 7239). */
const withoutPort = (written: string): string => /^\[([0-9a-f:.]+)\](?::\d+)?$/i.exec(written)?.[1] ?? /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/.exec(written)?.[1] ?? written;
