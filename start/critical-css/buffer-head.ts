import 'server-only';
import type { ServerResponse } from 'node:http';
import { replaceMethods } from '../replace-methods.ts';
import type { CriticalCss } from './critical-css.ts';

/** Marks where the document's elements end and the page's data begin: Next writes both with the shell. */
const DATA = 'self.__next_f';

/**
 * Buffers the beginning of a page until its elements are complete, and sends the result of `complete`; the rest is
 * streamed. Other responses pass unchanged. The header's early hints are removed: they would fetch sheets that the
 * document no longer waits for.
 */
export function bufferHead(response: ServerResponse, complete: CriticalCss): void {
  const [write, end, flushHeaders] = [
    response.write.bind(response),
    response.end.bind(response),
    response.flushHeaders.bind(response),
  ];
  const held: Buffer[] = [];
  const letGo = () => Object.assign(response, { write, end, flushHeaders });
  const take = (chunk: unknown, encoding: unknown) => {
    if (typeof chunk === 'string')
      held.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
    else if (chunk instanceof Uint8Array) held.push(Buffer.from(chunk));
  };
  const isPage = () =>
    String(response.getHeader('content-type') ?? '').startsWith('text/html') && !response.getHeader('content-encoding');
  const whole = (bytes: Buffer, cut: number) =>
    Buffer.concat([Buffer.from(complete(bytes.subarray(0, cut).toString('utf8'))), bytes.subarray(cut)]);
  const begin = () => {
    letGo();
    if (response.headersSent) return;
    response.removeHeader('link');
    response.removeHeader('content-length');
  };

  replaceMethods(response, {
    flushHeaders: () => void (isPage() || flushHeaders()),
    write: (chunk: unknown, ...rest: unknown[]) => {
      if (!isPage()) return (letGo().write as (...args: unknown[]) => boolean)(chunk, ...rest);
      take(chunk, rest[0]);
      const bytes = Buffer.concat(held);
      const data = bytes.indexOf(DATA);
      if (data < 0) return true;
      begin();
      return response.write(whole(bytes, bytes.lastIndexOf('<script', data)));
    },
    end: (chunk: unknown, ...rest: unknown[]) => {
      if (!isPage()) return (letGo().end as (...args: unknown[]) => typeof response)(chunk, ...rest);
      take(chunk, rest[0]);
      const bytes = Buffer.concat(held);
      const body = bytes.lastIndexOf('</body>');
      begin();
      return bytes.length ? response.end(whole(bytes, body < 0 ? bytes.length : body)) : response.end();
    },
  });
}
