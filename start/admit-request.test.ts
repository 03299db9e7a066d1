import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { nextHeaders } from '#tests/support/walk/hostile-headers.ts';
import { admit } from './admit-request.ts';

/** What Next reads of the web's own headers; none of them changes what a shared page says. */
const OF_THE_WEB = [
  'accept', 'accept-language', 'access-control-request-headers', 'cache-control', 'content-encoding', 'content-length', 'content-type', 'cookie', 'host', 'location', 'origin', 'referer',
  'sec-fetch-dest', 'sec-fetch-mode', 'sec-fetch-site', 'set-cookie', 'traceparent', 'tracestate', 'user-agent', 'vary', 'x-forwarded-for',
]; // prettier-ignore
const ROUTER = ['rsc', 'next-router-prefetch', 'next-router-segment-prefetch', 'next-router-state-tree', 'next-url'];

function admitted(headers: Record<string, string>, url = '/about') {
  const request = { headers: { ...headers }, url } as unknown as IncomingMessage;
  admit(request, {} as ServerResponse, { host: 'sarai.example' });
  return request;
}
const names = ({ headers }: IncomingMessage) => Object.keys(headers).sort();

describe('headers of a request', () => {
  it('that Next’s own source reads are taken off, but for those of the web', () => {
    const all = nextHeaders();
    expect(all.length).toBeGreaterThan(50);
    expect(
      names(admitted(Object.fromEntries(all.map((name) => [name, 'x'])))).filter((name) => !OF_THE_WEB.includes(name)),
    ).toEqual([]);
  });

  it.each([
    'x-sarai-address',
    'x-sarai-passed-on',
    'x-user-type',
    'x-http-method-override',
    'x-original-url',
    'x-middleware-prefetch',
    'next-action',
  ])('%s is never a caller’s to say', (name) => {
    expect(names(admitted({ [name]: '1', rsc: '1' }))).toEqual(['host', 'rsc']);
  });

  it('of Next’s router stay together: with rsc: 1 all, without it none', () => {
    expect(names(admitted(Object.fromEntries(ROUTER.map((name) => [name, '1']))))).toEqual(['host', ...ROUTER].sort());
    for (const rsc of ['', '0', '1, 1', 'true'])
      expect(names(admitted({ ...Object.fromEntries(ROUTER.map((name) => [name, '1'])), rsc }))).toEqual(['host']);
  });

  it('name no host but ours', () => expect(admitted({ host: 'evil.example' }).headers.host).toBe('sarai.example'));
});

describe('an address', () => {
  it.each(['/%', '/hotels/%E0%A4%A', '//%', 'http://evil.example/'])(
    '%s that cannot be decoded is that of a page that is not there',
    (url) => expect(admitted({}, url).url).toBe('/no-such-address'),
  );
  it.each(['/', '/hotels?city=kochi', '/about?a=%ZZ', '/hotels/caf%C3%A9', '/posters/a/b/50%25.svg'])(
    '%s stays as it is',
    (url) => expect(admitted({}, url).url).toBe(url),
  );
});
