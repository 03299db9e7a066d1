import 'server-only';
import type { IncomingMessage } from 'node:http';
import { SOCKET_PATH } from '../../../shared/realtime.ts';

/**
 * A session's address over HTTP, below SOCKET_PATH, with the number of the session and the transport. Numbers of server and
 * session are of the client's choosing: anything but dots (sockjs-protocol, "Session URLs").
 */
export const OVER_HTTP = /^\/[^/.]{1,64}\/([^/.]{1,64})\/(xhr|xhr_streaming|xhr_send)$/;
/** A WebSocket's address: SockJS's with the numbers of server and session, or the plain one. */
export const WEBSOCKET = /^(?:\/[^/.]{1,64}\/[^/.]{1,64})?\/websocket$/;
/** Where texts are sent without SockJS's frames. */
export const PLAIN_WEBSOCKET = '/websocket';

/** The part of a request's path below SOCKET_PATH, beginning with a slash or empty; null for other paths. */
export function pathBelow({ url = '' }: IncomingMessage): string | null {
  const path = url.split('?', 1)[0] ?? '';
  if (path !== SOCKET_PATH && !path.startsWith(`${SOCKET_PATH}/`)) return null;
  return path.slice(SOCKET_PATH.length);
}
