import { createServer, get, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { bufferHead } from './buffer-head.ts';

let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

type Seen = { status: number; headers: IncomingHttpHeaders; parts: string[]; text: string };

/** What comes over the wire when a page is answered this way; what is completed is put in brackets. */
async function answered(answer: (response: ServerResponse) => void): Promise<Seen> {
  server = createServer((_, response) => {
    bufferHead(response, (html) => `[${html}]`);
    answer(response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return new Promise((resolve, reject) => {
    get({ port: (server!.address() as AddressInfo).port, agent: false }, (response) => {
      const parts: string[] = [];
      response.setEncoding('utf8').on('data', (part: string) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, parts, text: parts.join('') }),
      );
    }).on('error', reject);
  });
}

const asPage = (response: ServerResponse) =>
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .setHeader('link', '</a.css>; rel=preload')
    .flushHeaders();
const DATA = '<script nonce="n">self.__next_f.push(1)</script>';

describe('the beginning of a page', () => {
  it('is completed up to its data, however it is cut, and has no early hints', async () => {
    const { text, headers } = await answered((response) => {
      asPage(response);
      const bytes = Buffer.from(`<p>₹</p><script>1</script>${DATA}<p>later</p>`);
      for (const [from, to] of [[0, 4], [4, 20], [20, 40], [40]]) response.write(bytes.subarray(from, to)); // 4 is in the middle of the rupee sign
      response.end('</body>');
    });
    expect(text).toBe(`[<p>₹</p><script>1</script>]${DATA}<p>later</p></body>`);
    expect(headers.link).toBeUndefined();
  });

  it('goes out before what comes later is there', async () => {
    const { parts } = await answered((response) => {
      asPage(response);
      response.write(`<p>now</p>${DATA}`);
      setTimeout(() => response.end('<p>later</p>'), 60);
    });
    expect(parts).toEqual([`[<p>now</p>]${DATA}`, '<p>later</p>']);
  });

  it('is the whole body of a page without data, whose length changes', async () => {
    const { text, status } = await answered((response) => {
      response.statusCode = 404;
      response.setHeader('content-type', 'text/html').setHeader('content-length', 18);
      response.end('<p>no</p></body>..');
    });
    expect([status, text]).toEqual([404, '[<p>no</p>]</body>..']);
  });

  it.each(['application/json', 'text/x-component', 'image/svg+xml'])('is not looked for in %s', async (type) => {
    const { text, headers } = await answered((response) => {
      response.setHeader('content-type', type).setHeader('link', '</a>; rel=next');
      response.flushHeaders();
      response.write(`{${DATA}`);
      response.end('}');
    });
    expect([text, headers.link]).toEqual([`{${DATA}}`, '</a>; rel=next']);
  });

  it('may be empty', async () => {
    expect(await answered((response) => response.writeHead(307, { location: '/x' }).end())).toMatchObject({
      status: 307,
      text: '',
    });
    expect(await answered((response) => (asPage(response), response.end()))).toMatchObject({ status: 200, text: '' });
  });
});
