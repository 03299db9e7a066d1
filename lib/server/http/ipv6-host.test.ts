import { afterEach, describe, expect, it, vi } from 'vitest';
import { linkTo } from '../mail/link-to.ts';
import { siteUrl } from '../site-url.ts';
import { readEnv } from '../env.ts';
import { knownDevice, rememberDevice } from './device-cookie.ts';

afterEach(() => void vi.unstubAllEnvs());

const HOST = 'https://[2001:db8::7]:8443';

/** A request as a use case gets it, with this cookie. */
const request = (cookie = '') => ({
  requestId: 'req_1',
  address: '2001:db8::1',
  userAgent: '',
  headers: new Headers(cookie ? { cookie } : {}),
  rawBody: '',
  answerHeaders: new Headers(),
});

describe('an IPv6 host in PUBLIC_URL', () => {
  it('is taken, and stands in brackets in links and where a Host header is compared', () => {
    expect(readEnv({ SARAI_ENV: 'local', PUBLIC_URL: HOST }).PUBLIC_URL).toBe(HOST);
    vi.stubEnv('PUBLIC_URL', HOST);
    expect(linkTo('/reset-password#token=a')).toBe('https://[2001:db8::7]:8443/reset-password#token=a');
    expect([siteUrl().host, siteUrl().origin]).toEqual(['[2001:db8::7]:8443', HOST]);
  });

  it('gets a device cookie bound to it, which names no domain', () => {
    vi.stubEnv('PUBLIC_URL', HOST);
    const first = request();
    const device = rememberDevice(first, 'account:a');
    const cookie = first.answerHeaders.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^__Host-device=\S+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
    const sent = request(cookie.split(';')[0]);
    expect([knownDevice(sent.headers, 'account:a'), knownDevice(sent.headers, 'account:b')]).toEqual([device, null]);
  });
});
