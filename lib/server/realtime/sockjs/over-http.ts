import 'server-only';
import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from '#lib/shared/security-headers.ts';
import { pathBelow, OVER_HTTP, WEBSOCKET } from './addresses.ts';
import type { Hub } from '../hub.ts';
import type { HubLimits } from '../limits.ts';
import { textsIn } from './framing.ts';
import { httpSession, type HttpSession } from './http-session.ts';

/**
 * SockJS over HTTP (protocol 0.3.3): greeting, `info`, XHR polling, streaming and sending. Transports by iframe or script
 * (`iframe`, `htmlfile`, `jsonp`) are not offered.
 */
export function sockjsOverHttp(hub: Pick<Hub, 'admission' | 'serve'>, limits: HubLimits) {
  const sessions = new Map<string, HttpSession>();

  const sessionOf = (id: string, address: string): HttpSession | null => {
    const known = sessions.get(id);
    if (known) return known;
    const place = hub.admission.enter(address);
    if (!place) return null;
    const session = httpSession(limits, () => void sessions.delete(id));
    sessions.set(id, session);
    hub.serve(session.channel, place);
    return session;
  };

  return (request: IncomingMessage, response: ServerResponse, address: string): void => {
    for (const { key, value } of SECURITY_HEADERS) response.setHeader(key, value);
    response.setHeader('Content-Security-Policy', "default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    response.setHeader('Cache-Control', 'no-store, no-transform');
    const path = pathBelow(request) ?? '';
    const isGet = request.method === 'GET';
    if (isGet && path === '/info') return sendInfo(response);
    if (isGet && (path === '' || path === '/')) return answer(response, 200, 'Welcome to SockJS!\n');
    if (WEBSOCKET.test(path))
      return isGet ? answer(response, 400, 'This address is for WebSockets.\n') : refuseMethod(response, 'GET');
    const [, id, transport] = OVER_HTTP.exec(path) ?? [];
    if (id === undefined) return answer(response, 404, 'There is nothing here.\n');
    if (request.method !== 'POST') return refuseMethod(response, 'POST');
    if (transport === 'xhr_send') return receive(sessions.get(id), request, response, limits);
    request.resume(); // its body is ignored
    const session = sessionOf(id, address);
    if (!session) return void response.writeHead(429, { 'retry-after': '5' }).end();
    session.listenBy(response, transport === 'xhr_streaming');
  };
}

function sendInfo(response: ServerResponse): void {
  const info = { websocket: true, origins: ['*:*'], cookie_needed: false, entropy: randomInt(2 ** 32) };
  response.writeHead(200, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(info));
}

const refuseMethod = (response: ServerResponse, allow: string): void => void response.writeHead(405, { allow }).end();

const answer = (response: ServerResponse, status: number, text: string): void =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=UTF-8' }).end(text);

/** Reads the texts of an xhr_send: JSON, a list of them. */
function receive(
  session: HttpSession | undefined,
  request: IncomingMessage,
  response: ServerResponse,
  { messageBytes }: HubLimits,
): void {
  const parts: Buffer[] = [];
  let bytes = 0;
  request.on('error', () => undefined);
  request.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes <= messageBytes) parts.push(part);
    else if (!response.headersSent) response.writeHead(413, { connection: 'close' }).end();
  });
  request.once('end', () => {
    if (response.headersSent) return;
    if (!session) return answer(response, 404, 'This session is over.\n');
    const texts = textsIn(Buffer.concat(parts).toString());
    if (!texts) return answer(response, 400, 'A list of texts in JSON is expected.\n');
    for (const text of texts) session.receive(text);
    response.writeHead(204, { 'content-type': 'text/plain; charset=UTF-8' }).end();
  });
}
