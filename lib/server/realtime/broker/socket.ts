import 'server-only';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import type { IStompSocket } from '@stomp/stompjs';

const [CONNECTING, OPEN, CLOSING, CLOSED] = [0, 1, 2, 3] as const;

/** A TCP or TLS connection to a broker, as the STOMP client wants a WebSocket. */
export function brokerSocket({ host, port, tls }: { host: string; port: number; tls: boolean }): IStompSocket {
  const connection = tls ? connectTls({ host, port, servername: host }) : connectTcp({ host, port });
  let state: 0 | 1 | 2 | 3 = CONNECTING;
  const socket: IStompSocket = {
    url: `${tls ? 'stomps' : 'stomp'}://${host}:${port}`,
    get readyState() {
      return state;
    },
    binaryType: 'arraybuffer',
    onopen: null,
    onmessage: null,
    onerror: null,
    onclose: null,
    send: (data) => void connection.write(typeof data === 'string' ? data : Buffer.from(data as ArrayBuffer)),
    close: () => {
      state = CLOSING;
      connection.end();
    },
    terminate: () => void connection.destroy(),
  };
  connection.setNoDelay(true);
  connection.once(tls ? 'secureConnect' : 'connect', () => {
    state = OPEN;
    socket.onopen?.();
  });
  connection.on('data', (piece: Buffer) => {
    socket.onmessage?.({ data: Uint8Array.from(piece).buffer });
  });
  connection.on('error', (error) => {
    socket.onerror?.(error);
  });
  connection.once('close', () => {
    state = CLOSED;
    socket.onclose?.({ code: 1006, reason: 'the connection ended', wasClean: false });
  });
  return socket;
}
