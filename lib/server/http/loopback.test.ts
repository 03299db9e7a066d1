import { describe, expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

describe('what names this machine', () => {
  it.each([
    ['127.0.0.1', true],
    ['127.255.3.9', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['10.0.0.1', false],
    ['::', false],
    ['0.0.0.0', false],
    ['127.evil.example', false],
    ['1127.0.0.1', false],
    ['', false],
  ])('the address %s: %s', (address, expected) => expect(isLoopbackAddress(address)).toBe(expected));

  it.each([
    ['localhost', true],
    ['LOCALHOST:3000', true],
    ['127.0.0.1:3000', true],
    ['[::1]:3000', true],
    ['[::1]', true],
    ['::1', true],
    ['sarai.example', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example:3000', false],
    ['127.0.0.1@evil.example', false],
    ['evil.example:80', false],
    ['0.0.0.0', false],
    ['', false],
  ])('the host %s: %s', (host, expected) => expect(isLoopbackHost(host)).toBe(expected));
});
