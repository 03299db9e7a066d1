import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { clientAddress } from '../http/client-address.ts';
import { siteUrl } from '../site-url.ts';
import type { Hub } from './hub.ts';
import { HUB_LIMITS, type HubLimits } from './limits.ts';
import { pathBelow, PLAIN_WEBSOCKET, WEBSOCKET } from './sockjs/addresses.ts';
import { sockjsOverHttp } from './sockjs/over-http.ts';
import { websocketChannel } from './websocket-channel.ts';

const STOMP_VERSION = 'v12.stomp';

export type Entrance = {
  /** Handles a request below SOCKET_PATH; returns whether it was one. */
  request: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Upgrades a request below SOCKET_PATH to a socket, or refuses it; returns whether it was one. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
};

/**
 * The transports of the hub: plain WebSocket, SockJS on a WebSocket, SockJS over HTTP. `hops`: proxies of our own in
 * front.
 */
export function hubEntrance(
  hub: Pick<Hub, 'admission' | 'serve'>,
  { hops }: { hops: number },
  limits: HubLimits = HUB_LIMITS,
): Entrance {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false, // a third of a megabyte a socket
    clientTracking: false,
    handleProtocols: (offered) => offered.has(STOMP_VERSION) && STOMP_VERSION,
  });
  const overHttp = sockjsOverHttp(hub, limits);
  return {
    request: (request, response) => {
      if (pathBelow(request) === null) return false;
      if (!isOfOurPages(request)) refuseHttp(response, 403);
      else overHttp(request, response, clientAddress(request, hops));
      return true;
    },
    upgrade: (request, socket, head) => {
      const path = pathBelow(request);
      if (path === null) return false;
      if (!WEBSOCKET.test(path)) refuseUpgrade(socket, '404 Not Found');
      else if (request.method !== 'GET') refuseUpgrade(socket, '405 Method Not Allowed', 'Allow: GET\r\n');
      else if (!isOfOurPages(request)) refuseUpgrade(socket, '403 Forbidden');
      else {
        const place = hub.admission.enter(clientAddress(request, hops));
        if (!place) refuseUpgrade(socket, '429 Too Many Requests', 'Retry-After: 5\r\n');
        else {
          socket.once('close', place.leave);
          sockets.handleUpgrade(request, socket, head, (opened) =>
            hub.serve(
              websocketChannel(opened, {
                sockjs: path !== PLAIN_WEBSOCKET,
                closeWithin: limits.closeWithin,
              }),
              place,
            ),
          );
        }
      }
      return true;
    },
  };
}

/** Answers an upgrade with a status and closes its connection. */
export function refuseUpgrade(socket: Duplex, status: string, headers = ''): void {
  socket.on('error', () => undefined); // closed already
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`);
  socket.once('finish', () => socket.destroy());
}

const refuseHttp = (response: ServerResponse, status: number) => void response.writeHead(status).end();

/**
 * Browsers send the origin of the page; programs need not. Pages of other sites may not open the socket in someone's
 * browser.
 */
function isOfOurPages({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && [siteUrl().host, host].includes(new URL(origin).host);
}
