import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Routes read the path and the query only: whatever a caller names as host decides nothing. */
const ORIGIN = 'http://localhost';

/**
 * A request as routes read it. Its body comes as it is read, its signal tells when the caller has gone. Throws
 * TypeError where the web's `Request` cannot hold what came.
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
 * The body piece by piece, each when it is asked for, so that a caller waits instead of memory filling. What nobody wants
 * to read is let through to nowhere: the connection serves its next request only when this one is over.
 */
function bodyOf(request: IncomingMessage, response: ServerResponse): ReadableStream<Uint8Array> {
  let letThrough = () => {};
  response.once('finish', () => letThrough());
  const begin = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const on = {
      data: (piece: Buffer) => {
        request.pause(); // first: whoever waits may ask for the next piece at once
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
