import 'server-only';
import type { WebSocket } from 'ws';
import type { Channel } from './channel.ts';
import { closeFrame, messagesFrame, OPEN, textsIn } from './sockjs/framing.ts';

const PING_MS = 25_000;

/**
 * A WebSocket as a channel. `sockjs`: texts are wrapped in SockJS frames. A socket that answers no ping in 25 seconds
 * is cut off.
 */
export function websocketChannel(
  socket: WebSocket,
  { sockjs, closeWithin }: { sockjs: boolean; closeWithin: number },
): Channel {
  let answered = true;
  const ping = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PING_MS).unref();
  socket.on('pong', () => void (answered = true));
  socket.on('error', () => undefined); // an oversized or invalid frame (RFC 6455): ws closes the socket itself
  if (sockjs) socket.send(OPEN);
  return {
    send: (text) => socket.send(sockjs ? messagesFrame([text]) : text),
    close: (code, reason) => {
      if (sockjs && socket.readyState === socket.OPEN) socket.send(closeFrame(code, reason));
      socket.close(code, reason);
      setTimeout(() => socket.terminate(), closeWithin).unref();
    },
    destroy: () => socket.terminate(),
    unsent: () => socket.bufferedAmount,
    listen: ({ data, closed }) => {
      socket.on('message', (message: Buffer) => {
        if (!sockjs) return data(message);
        const texts = message.length ? textsIn(message.toString()) : [];
        if (!texts) return socket.close(3000, 'Broken framing.');
        for (const text of texts) data(Buffer.from(text));
      });
      socket.once('close', () => {
        clearInterval(ping);
        closed();
      });
    },
  };
}
