import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** The status and headers of the refusal; null where the request goes on. */
function refusal(method: string, url: string) {
  let told: unknown = null;
  const response = {
    writeHead: (status: number, { allow }: Record<string, string>) => (told = { status, allow }),
    end: () => undefined,
  } as unknown as ServerResponse;
  const answered = refuseOtherMethods({ method, url } as IncomingMessage, response);
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
