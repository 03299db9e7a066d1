import 'server-only';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { PRODUCT } from '#lib/shared/product.ts';
import { CannotStart } from '../cannot-start.ts';
import { answerHealth } from '../http/health.ts';

/** In ms. A caller who dawdles over headers or body is told 408 and cut off; a form or file of ours arrives well within. */
export const TIME_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  /** A connection on which nothing moves either way, such as an answer that nobody reads (there Node waits up to twice as long). Longer than any answer of ours takes. */
  timeout: 70_000,
  /** A body that is still coming after its answer. */
  unreadBody: 2000,
};

/**
 * Takes the port before any work is done, so that one in use is told at once. Until `serve` is called, the process
 * says that it is alive, and answers everything else with 503.
 */
export async function takePort(
  port: number,
  host: string,
  limits = TIME_LIMITS,
): Promise<{ server: Server; serve: (listener: RequestListener) => void }> {
  const server = createServer(limits);
  server.maxHeadersCount = 100;
  server.timeout = limits.timeout;
  server.on('request', whileStarting);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve)).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new CannotStart(`Configuration: PORT ${port} is in use by another program; set PORT to a free one.`);
      throw new CannotStart(
        `Configuration: cannot listen on HOST ${host}, PORT ${port} (${error.code ?? error.message}).`,
      );
    },
  );
  return {
    server,
    serve: (listener) => {
      server.off('request', whileStarting);
      server.on('request', listener);
    },
  };
}

const whileStarting: RequestListener = (request, response) => {
  const health = request.url?.split('?')[0] === '/api/health';
  if (!health)
    return void response
      .writeHead(503, { 'retry-after': '2', 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8' })
      .end(`${PRODUCT.name} is starting. Try again in a moment.\n`);
  void answerHealth().then(async (answer) =>
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text()),
  );
};

/**
 * Closes the connection of a request whose body is still coming when its answer has gone for two seconds: nobody reads it, and
 * Node would take it in for as long as a request may last. The pause lets a caller who is still sending read the answer.
 */
export function cutUnreadBody(request: IncomingMessage, response: ServerResponse, { unreadBody } = TIME_LIMITS): void {
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => void (request.complete || request.socket.destroy()), unreadBody).unref();
  });
}
