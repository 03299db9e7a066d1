import 'server-only';
import { STATUS_CODES } from 'node:http';
import { SOCKET_PATH } from '#lib/shared/realtime.ts';
import { backgroundDatabase } from '#lib/server/db/connect.ts';
import { env } from '#lib/server/env.ts';
import { type Entrance, hubEntrance, refuseUpgrade } from '#lib/server/realtime/entrance.ts';
import { openRealtime } from '#lib/server/realtime/open-realtime.ts';
import { strictTransport } from './page-security.ts';
import { misroutedBy, type Reach } from './refuse-misrouted.ts';
import { startLive } from './start-live.ts';

/**
 * Opens the hub of this process and its live updates, on the open database. `stop` asks every client to reconnect, and ends
 * the sockets and streams.
 */
export function startRealtime(reach: Reach): Entrance & { stop: () => Promise<void> } {
  const { hub, stop } = openRealtime({
    connectionString: process.env.DATABASE_URL ?? '',
    db: backgroundDatabase,
    brokerUrl: env().STOMP_BROKER_URL,
  });
  const { request, upgrade } = hubEntrance(hub, reach);
  const live = startLive(reach);
  return {
    request: (asked, response) => {
      strictTransport(response);
      if (live.request(asked, response)) return true;
      if (!asked.url?.startsWith(SOCKET_PATH)) return false;
      return request(asked, response);
    },
    upgrade: (asked, socket, head) => {
      const refusal = misroutedBy(asked, reach);
      if (!refusal) return upgrade(asked, socket, head);
      refuseUpgrade(socket, `${refusal.status} ${STATUS_CODES[refusal.status]}`);
      return true;
    },
    stop: async () => {
      await live.stop();
      await stop();
    },
  };
}
