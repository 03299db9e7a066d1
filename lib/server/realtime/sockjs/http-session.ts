import 'server-only';
import type { ServerResponse } from 'node:http';
import type { Channel } from '../channel.ts';
import type { HubLimits } from '../limits.ts';
import { closeFrame, HEARTBEAT, messagesFrame, OPEN } from './framing.ts';

const HEARTBEAT_MS = 25_000;
/** In ms: a client that has not polled for this long is gone. */
const AWAY_MS = 5000;
const PRELUDE = `${'h'.repeat(2048)}\n`;

export type HttpSession = {
  channel: Channel;
  /**
   * Sends frames by this response: the next ones, after which it ends (polling), or all until the size limit
   * (streaming).
   */
  listenBy: (response: ServerResponse, streaming: boolean) => void;
  receive: (text: string) => void;
};

/** SockJS over HTTP: frames are sent by long-running responses, one at a time. `over` is called at its end. */
export function httpSession({ streamedBytes }: HubLimits, over: () => void): HttpSession {
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
    if (goodbye !== null) return; // it ends, however often the client returns
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
    if (!answer.streaming || answer.bytes > streamedBytes) return letGo();
    restart(HEARTBEAT_MS, () => write(HEARTBEAT));
  };
  const flush = () => {
    if (!answer || !waiting.length) return;
    const texts = waiting;
    waiting = [];
    waitingBytes = 0;
    write(messagesFrame(texts));
  };
  const sayGoodbye = () => {
    if (!answer || goodbye === null) return;
    answer.response.end(`${goodbye}\n`);
    answer = null;
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
        restart(AWAY_MS, end); // a returning client gets the reason until then
        goodbye ??= closeFrame(code, reason);
        sayGoodbye();
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
      answer = { response, streaming, bytes: 0 };
      response.once('close', () => {
        if (answer?.response === response) end(); // aborted by the client
      });
      restart(HEARTBEAT_MS, () => write(HEARTBEAT));
      if (isNew) {
        isNew = false;
        write(OPEN);
      }
      flush();
      sayGoodbye();
    },
    receive: (text) => listeners.data(Buffer.from(text)),
  };
}
