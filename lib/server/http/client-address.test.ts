import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress, fromThisMachine, passedOn } from './client-address.ts';

const request = (forwarded?: string) =>
  ({ socket: { remoteAddress: '10.0.0.9' }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

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
    [{}, '1.1', false],
    [{ 'user-agent': 'Mozilla/5.0', origin: 'http://localhost:3000' }, '1.1', false],
    [{ 'x-forwarded-for': '1.2.3.4' }, '1.1', true],
    [{ 'x-forwarded-for': '' }, '1.1', true],
    [{ forwarded: 'for=1.2.3.4' }, '1.1', true],
    [{ via: '1.1 cache' }, '1.1', true],
    [{ 'x-real-ip': '1.2.3.4' }, '1.1', true],
    [{ 'cf-connecting-ip': '1.2.3.4' }, '1.1', true],
    [{}, '1.0', true], // nginx as it is installed
  ])('%j over HTTP/%s: %s', (headers, httpVersion, expected) => {
    expect(passedOn({ headers, httpVersion })).toBe(expected);
  });
});

describe('a request from this machine itself', () => {
  const asked = (remoteAddress: string, headers: Record<string, string>, httpVersion = '1.1') =>
    fromThisMachine({ socket: { remoteAddress }, headers, httpVersion });
  it.each([
    ['by name', '127.0.0.1', { host: 'localhost:3000' }, true],
    ['by address', '::ffff:127.0.0.1', { host: '127.0.0.1' }, true],
    ['by IPv6', '::1', { host: '[::1]:3000' }, true],
    ['from another machine', '10.0.0.7', { host: 'localhost:3000' }, false],
    ['from another machine that looks alike', '10.127.0.1', { host: 'localhost' }, false],
    ['by a host name that points here (DNS rebinding)', '127.0.0.1', { host: 'evil.example' }, false],
    ['without a host name', '127.0.0.1', {}, false],
    ['passed on by a proxy', '127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }, false],
  ])('%s', (_, remoteAddress, headers, expected) => {
    expect(asked(remoteAddress, headers)).toBe(expected);
  });

  it('is never one that came by HTTP/1.0', () => {
    expect(asked('127.0.0.1', { host: 'localhost' }, '1.0')).toBe(false);
  });
});
