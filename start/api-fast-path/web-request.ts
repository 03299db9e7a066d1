import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Routes read path and query only; the host that a caller names is ignored. */
const ORIGIN = 'http://localhost';

/**
 * A request as routes read it. Its body is streamed; its signal fires when the caller disconnects. Throws TypeError
 * when the web's `Request` cannot represent the request.
 */
export function webRequest(request: IncomingMessage, response: ServerResponse): Request {
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  const { method = 'GET', url = '/' } = request;
  const asked: RequestInit & { duplex?: 'half' } = { method, headers: webHeaders(request), signal: gone.signal };
  if (method !== 'GET' && method !== 'HEAD') Object.assign(asked, { body: bodyOf(request, response), duplex: 'half' });
  return new Request(ORIGIN + url, asked);
}

function webHeaders({ headers }: IncomingMessage): Headers {
  const web = new Headers();
  for (const name in headers) {
    const value = headers[name];
    if (Array.isArray(value)) for (const one of value) web.append(name, one);
    else if (value !== undefined) web.append(name, value);
  }
  return web;
}

/**
 * The body, chunk by chunk on demand, so that back-pressure reaches the caller. An unread body is drained, because the
 * connection serves its next request only after it.
 */
function bodyOf(request: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
  let letThrough = () => {};
  response.once('finish', () => letThrough());
  const begin = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const on = {
      data: (piece: Buffer) => {
        request.pause(); // set first, because the consumer may ask for the next chunk at once
        controller.enqueue(piece);
      },
      end: () => controller.close(),
      error: (error: Error) => controller.error(error),
    };
    for (const [event, listener] of Object.entries(on)) request.on(event, listener);
    letThrough = () => {
      for (const [event, listener] of Object.entries(on)) request.off(event, listener);
      letThrough = () => {};
      request.resume();
    };
  };
  let begun = false;
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        if (request.destroyed) return controller.error(new Error('The caller has gone.'));
        if (begun) return void request.resume();
        begun = true;
        begin(controller);
      },
      cancel: () => letThrough(),
    },
    { highWaterMark: 0 },
  );
}
