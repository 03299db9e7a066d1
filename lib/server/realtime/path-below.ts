import 'server-only';
import type { IncomingMessage } from 'node:http';
import { SOCKET_PATH } from '#lib/shared/realtime.ts';

/** What follows SOCKET_PATH in the path of a request, beginning with a slash or empty; null for one that goes elsewhere. */
export function pathBelow({ url = '' }: IncomingMessage): string | null {
  const path = url.split('?', 1)[0] ?? '';
  if (path !== SOCKET_PATH && !path.startsWith(`${SOCKET_PATH}/`)) return null;
  return path.slice(SOCKET_PATH.length);
}
