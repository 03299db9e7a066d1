import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** The status and headers of the refusal; null where the request goes on. */
function refusal(method: string, url: string, headers: IncomingMessage['headers'] = {}) {
  let told: unknown = null;
  const response = {
    writeHead: (status: number, { allow }: Record<string, string>) => (told = { status, allow }),
    end: () => undefined,
  } as unknown as ServerResponse;
  const answered = refuseOtherMethods({ method, url, headers } as IncomingMessage, response);
  return answered ? told : null;
}

describe('a request that would write', () => {
  it.each([
    ['POST', '/about'],
    ['PUT', '/'],
    ['DELETE', '/apiary'],
    ['OPTIONS', '/_next/static/x.js'],
    ['TRACE', '/hotels?city=kochi'],
  ])('%s %s is refused, because pages and files are only read', (method, url) =>
    expect(refusal(method, url)).toEqual({ status: 405, allow: 'GET, HEAD' }),
  );
  it.each([
    ['GET', '/about'],
    ['HEAD', '/'],
    ['POST', '/api/users/login'],
    ['PATCH', '/api'],
  ])('%s %s goes on', (method, url) => expect(refusal(method, url)).toBeNull());
});

describe('the address that ends emails by one click in a mail program (RFC 8058)', () => {
  const address = '/unsubscribe/eyJ1c2VySWQiOiJ1c3IifQ.a-b_c';
  it.each([
    ['a short body', 'POST', address, { 'content-length': '26' }, null],
    ['the form of its page', 'POST', `${address}?by=form`, { 'content-length': '0' }, null],
    ['a body that may have no end', 'POST', address, { 'transfer-encoding': 'chunked' }, { status: 411 }],
    ['a long body', 'POST', address, { 'content-length': '4097' }, { status: 413 }],
    ['another method', 'PUT', address, { 'content-length': '0' }, { status: 405, allow: 'GET, HEAD' }],
    ['a page below it', 'POST', `${address}/event-messages`, {}, { status: 405, allow: 'GET, HEAD' }],
    ['an address beside it', 'POST', '/unsubscribe', {}, { status: 405, allow: 'GET, HEAD' }],
  ])('%s', (_, method, url, headers, refused) => {
    if (refused) expect(refusal(method, url, headers)).toEqual(refused);
    else expect(refusal(method, url, headers)).toBeNull();
  });
});
