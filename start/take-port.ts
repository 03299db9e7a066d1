import 'server-only';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { PRODUCT } from '#lib/shared/product.ts';
import { CannotStart } from '#lib/server/cannot-start.ts';
import { answerHealth } from '#lib/server/http/health.ts';

/** In ms. A request whose headers or body take longer is answered 408; our forms and files arrive well within. */
export const TIME_LIMITS = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2000,
  /**
   * An idle connection, such as one whose response nobody reads (Node may wait twice as long). Longer than any response
   * of ours takes.
   */
  timeout: 70_000,
  /** For a request body that is still arriving after its response. */
  unreadBody: 2000,
};

/**
 * Takes the port before any other work, so that a port in use is reported at once. Until `serve` is called, it answers
 * the liveness check, and everything else with 503.
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
 * Closes the connection of a request whose body is still arriving two seconds after its response: nobody reads it, and
 * Node would accept it for as long as a request may last. The delay lets the client read the response first.
 */
export function cutUnreadBody(request: IncomingMessage, response: ServerResponse, { unreadBody } = TIME_LIMITS): void {
  response.once('finish', () => {
    if (!request.complete) setTimeout(() => void (request.complete || request.socket.destroy()), unreadBody).unref();
  });
}
