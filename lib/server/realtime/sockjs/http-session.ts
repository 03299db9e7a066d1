import 'server-only';
import type { ServerResponse } from 'node:http';
import type { Channel } from '../channel.ts';
import { closeFrame, HEARTBEAT, messagesFrame, OPEN } from './framing.ts';

const HEARTBEAT_MS = 25_000;
/** In ms: a client that is not listening for so long is gone. */
const AWAY_MS = 5000;
/** A streamed answer ends after so many bytes, because browsers keep all of it. */
const STREAMED_BYTES = 131_072;
const PRELUDE = `${'h'.repeat(2048)}\n`;

export type HttpSession = {
  channel: Channel;
  /** Sends frames by this answer: the next ones, and then it ends (polling), or all until it is long enough (streaming). */
  listenBy: (response: ServerResponse, streaming: boolean) => void;
  receive: (text: string) => void;
};

/** SockJS without a WebSocket: frames go out by answers that are kept open, one at a time. `over` is told its end. */
export function httpSession(over: () => void): HttpSession {
  let listeners: Parameters<Channel['listen']>[0] = { data: () => undefined, closed: () => undefined };
  let answer: { response: ServerResponse; streaming: boolean; bytes: number } | null = null;
  let waiting: string[] = [];
  let waitingBytes = 0;
  let isNew = true;
  let goodbye: string | null = null;
  let isOver = false;
  let timer = setTimeout(end, AWAY_MS);

  function end(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    answer?.response.destroy();
    answer = null;
    waiting = [];
    over();
    listeners.closed();
  }
  const restart = (ms: number, work: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(work, ms).unref();
  };
  const letGo = () => {
    answer?.response.end();
    answer = null;
    restart(AWAY_MS, end);
  };
  const write = (frame: string) => {
    if (!answer) return;
    answer.response.write(`${frame}\n`);
    answer.bytes += frame.length;
    if (!answer.streaming || answer.bytes > STREAMED_BYTES) return letGo();
    restart(HEARTBEAT_MS, () => write(HEARTBEAT));
  };
  const flush = () => {
    if (!answer || !waiting.length) return;
    const texts = waiting;
    waiting = [];
    waitingBytes = 0;
    write(messagesFrame(texts));
  };

  return {
    channel: {
      send: (text) => {
        if (isOver || goodbye) return;
        waiting.push(text);
        waitingBytes += text.length;
        flush();
      },
      close: (code, reason) => {
        goodbye ??= closeFrame(code, reason);
        if (answer) {
          write(goodbye);
          answer?.response.end();
          answer = null;
        }
        restart(AWAY_MS, end); // whoever comes back is told until then
      },
      destroy: end,
      unsent: () =>
        waitingBytes + (answer ? answer.response.writableLength + (answer.response.socket?.writableLength ?? 0) : 0),
      listen: (given) => void (listeners = given),
    },
    listenBy: (response, streaming) => {
      response.writeHead(200, { 'content-type': 'application/javascript; charset=UTF-8' });
      if (streaming) response.write(PRELUDE);
      if (answer) return void response.end(`${closeFrame(2010, 'Another connection still open')}\n`);
      if (goodbye) return void response.end(`${goodbye}\n`);
      answer = { response, streaming, bytes: 0 };
      response.once('close', () => {
        if (answer?.response === response) end(); // the client broke it off
      });
      restart(HEARTBEAT_MS, () => write(HEARTBEAT));
      if (isNew) {
        isNew = false;
        write(OPEN);
      }
      flush();
    },
    receive: (text) => listeners.data(Buffer.from(text)),
  };
}
