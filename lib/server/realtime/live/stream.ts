import 'server-only';
import type { ServerResponse } from 'node:http';

/**
 * One open response of server-sent events (WHATWG HTML, 9.2). Nothing is written before the piece before it was taken from
 * this process, so that a client which does not read costs nothing.
 */
export type Stream = {
  /** Tells that something changed; `id` is what a client that returns names. False while a piece waits to be taken. */
  changed: (id: string) => boolean;
  /** Keeps proxies and the client from giving up. False while a piece waits to be taken. */
  beat: () => boolean;
  /** Ends the stream; the client returns after so many ms, or not at all (null). */
  end: (returnAfter: number | null) => void;
  /** Cuts it off. */
  destroy: () => void;
  closed: (then: () => void) => void;
};

/** A comment. */
const BEAT = ':\n\n';

/** Begins the response. `taken`: called whenever a piece was taken. */
export function openStream(response: ServerResponse, taken: () => void): Stream {
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no', // nginx passes each piece on at once
  });
  let waiting = false;
  const write = (piece: string): boolean => {
    if (waiting || response.writableEnded || response.destroyed) return false;
    waiting = true;
    response.write(piece, (error) => {
      waiting = false;
      if (!error) taken();
    });
    return true;
  };
  write(BEAT);
  return {
    changed: (id) => write(`id: ${id}\nevent: changed\ndata: {}\n\n`),
    beat: () => write(BEAT),
    end: (returnAfter) => {
      if (!response.writableEnded) response.end(`event: end\ndata: ${JSON.stringify({ returnAfter })}\n\n`);
      setTimeout(() => response.destroy(), 2000).unref(); // does not read
    },
    destroy: () => void response.destroy(),
    closed: (then) => void response.once('close', then).on('error', () => undefined),
  };
}
