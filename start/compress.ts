import 'server-only';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants, createBrotliCompress, createGzip, type BrotliCompress, type Gzip } from 'node:zlib';
import { replaceMethods } from './replace-methods.ts';

/** Text types; pictures and documents are compressed already, and event streams must not be delayed. */
const TEXT =
  /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml|[\w.-]+\+json)|image\/svg\+xml)/;
/** Smaller bodies fit into one packet anyway. */
const LEAST = 1024;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = constants;
/** Smaller output than gzip's usual level, and faster; the window covers a page, so repetitions are compressed. */
const BROTLI = { flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 20 } };

/**
 * Compresses text responses with brotli, or gzip for clients without brotli, and flushes each written part. Next's own
 * compression supports only gzip and skips SVG.
 */
export function compress(request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const coding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  const [write, end, writeHead] = [
    response.write.bind(response),
    response.end.bind(response),
    response.writeHead.bind(response),
  ];
  let stream: BrotliCompress | Gzip | null | undefined;

  const decide = (status: number, whole?: number) => {
    if (stream !== undefined) return;
    stream = null;
    if (!isText(response, status, whole)) return;
    if (!/accept-encoding/i.test(String(response.getHeader('vary') ?? '')))
      response.appendHeader('vary', 'accept-encoding');
    if (!coding || request.method === 'HEAD') return;
    response.setHeader('content-encoding', coding);
    response.removeHeader('content-length');
    const packed = (stream =
      coding === 'br' ? createBrotliCompress(BROTLI) : createGzip({ level: 4, flush: Z_SYNC_FLUSH }));
    packed.on('data', (chunk: Buffer) => void (write(chunk) || packed.pause()));
    packed.on('end', () => end());
    packed.on('error', () => response.destroy()); // a client's disconnect must not end the process
    packed.on('drain', () => response.emit('drain'));
    response.on('drain', () => packed.resume());
    response.once('close', () => packed.destroy());
  };

  replaceMethods(response, {
    writeHead: (status: number, ...rest: unknown[]) => {
      const headers = rest.at(-1);
      if (headers && typeof headers === 'object')
        for (const [name, value] of Object.entries(headers))
          response.setHeader(name, Array.isArray(value) ? value.map(String) : String(value));
      decide(status);
      return typeof rest[0] === 'string' ? writeHead(status, rest[0]) : writeHead(status);
    },
    write: (chunk: string | Uint8Array, ...rest: [BufferEncoding?]) => {
      decide(response.statusCode);
      return stream ? stream.write(chunk, ...(rest as [])) : write(chunk, ...(rest as []));
    },
    end: (chunk?: unknown, ...rest: unknown[]) => {
      const given = typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : undefined;
      decide(response.statusCode, given ? Buffer.byteLength(given) : 0);
      if (!stream) return (end as (...args: unknown[]) => typeof response)(chunk, ...rest);
      stream.end(given);
      return response;
    },
  });
}

function isText(response: ServerResponse, status: number, whole: number | undefined): boolean {
  if (status === 204 || status === 206 || status === 304 || response.headersSent) return false;
  if (response.getHeader('content-encoding') || /no-transform/.test(String(response.getHeader('cache-control') ?? '')))
    return false;
  const length = response.getHeader('content-length') ?? whole;
  return (
    TEXT.test(String(response.getHeader('content-type') ?? '')) && !(length !== undefined && Number(length) < LEAST)
  );
}
