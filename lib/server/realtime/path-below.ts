import 'server-only';
import type { IncomingMessage } from 'node:http';
import { SOCKET_PATH } from '#lib/shared/realtime.ts';

/** The part of a request's path below SOCKET_PATH, beginning with a slash or empty; null for other paths. */
export function pathBelow({ url = '' }: IncomingMessage): string | null {
  const path = url.split('?', 1)[0] ?? '';
  if (path !== SOCKET_PATH && !path.startsWith(`${SOCKET_PATH}/`)) return null;
  return path.slice(SOCKET_PATH.length);
}
