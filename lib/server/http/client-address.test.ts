import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, passedOn } from './client-address.ts';

const request = (forwarded?: string) => ({ socket: { remoteAddress: '10.0.0.9' }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('who calls', () => {
  it.each([
    ['no proxy: what a caller writes is not believed', '1.2.3.4', 0, '10.0.0.9'],
    ['one proxy: the entry it wrote', '6.6.6.6, 1.2.3.4', 1, '1.2.3.4'],
    ['two proxies', '6.6.6.6, 1.2.3.4,10.0.0.1', 2, '1.2.3.4'],
    ['an IPv4 address with its port', '1.2.3.4:4711', 1, '1.2.3.4'],
    ['an IPv6 address with its port', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['an IPv6 address in brackets, and without', '[2001:db8::1], 2001:db8::2', 1, '2001:db8::2'],
    ['a proxy that wrote nothing', undefined, 1, '10.0.0.9'],
    ['fewer entries than proxies', '1.2.3.4', 2, '10.0.0.9'],
    ['an entry beyond all length', 'x'.repeat(900), 1, 'x'.repeat(64)],
  ])('%s', (_, forwarded, hops, address) => {
    expect(clientAddress(request(forwarded), hops)).toBe(address);
  });
});

describe('a request that a proxy passed on', () => {
  it.each([
    [{}, false],
    [{ 'x-forwarded-for': '1.2.3.4' }, true],
    [{ forwarded: 'for=1.2.3.4' }, true],
  ])('%j: %s', (headers, expected) => {
    expect(passedOn({ headers })).toBe(expected);
  });
});
