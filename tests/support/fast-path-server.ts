import { Agent, createServer, request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { apiFastPath } from '#start/api-fast-path/api-fast-path.ts';
import type { Handler } from '#lib/server/http/endpoint.ts';

export type Handlers = Partial<Record<string, Handler>>;
export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };
type Asked = { method?: string; at?: string; headers?: Record<string, string | string[]>; body?: Uint8Array | string };

export const MEGABYTE = 2 ** 20;
/** Each byte once. */
export const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

/**
 * The fast path before a server that echoes with 418 what it is left, for the tests of one file. It has one address, `/api/trip`,
 * whose handlers each test names. One connection serves all calls.
 */
export function fastPathServer() {
  let handlers: Handlers = {};
  let left = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ahead = apiFastPath((method, at) => (at === '/api/trip' ? handlers[method] : undefined));
  const server = createServer((request, response) => {
    response.setHeader('content-security-policy', "default-src 'none'");
    ahead(request, response, () => {
      left += 1;
      request.pipe(response.writeHead(418));
    });
  });
  beforeAll(() => new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening)));
  beforeEach(() => void (left = 0));
  afterEach(() => expect(server.listening).toBe(true));
  afterAll(() => {
    agent.destroy();
    server.close();
  });

  /** Begins a call; a body that is left out is the test's to write. */
  const send = ({ method = 'GET', at = '/api/trip', headers = {}, body }: Asked = {}) => {
    const request = ask({
      port: (server.address() as AddressInfo).port,
      path: at,
      method,
      headers: body === undefined ? headers : { 'content-length': String(Buffer.byteLength(body)), ...headers },
      agent,
    }); // Node's client frames no body of a DELETE by itself
    const answer = new Promise<Answer>((resolve, reject) => {
      request.once('error', reject).once('response', (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(parts),
            text: Buffer.concat(parts).toString(),
          }),
        );
      });
    });
    answer.catch(() => undefined);
    if (body !== undefined) request.end(body);
    else if (method === 'GET' || method === 'HEAD') request.end();
    return { request, answer };
  };

  return {
    send,
    serve: (these: Handlers): void => void (handlers = these),
    answered: (these: Handlers, asked?: Asked): Promise<Answer> => {
      handlers = these;
      return send({ body: asked?.method && asked.method !== 'HEAD' ? '' : undefined, ...asked }).answer;
    },
    /** How many calls of this test were left to the server behind. */ left: () => left,
  };
}
