import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentSecurityPolicy, pageSecurity } from './page-security.ts';

/** What a request to this address is given: the headers of its answer, and those that Next will read. */
function secured(url: string, { dev = false, headers = {} }: { dev?: boolean; headers?: Record<string, string> } = {}) {
  const sent: Record<string, string> = {};
  const request = { url, headers: { ...headers } } as unknown as IncomingMessage;
  pageSecurity(
    request,
    { setHeader: (name: string, value: string) => (sent[name] = value) } as unknown as ServerResponse,
    { dev },
  );
  return {
    sent,
    seen: request.headers as Record<string, string | undefined>,
    policy: sent['Content-Security-Policy'] ?? '',
  };
}
const scripts = (policy: string) => policy.split('; ').find((part) => part.startsWith('script-src')) ?? '';

afterEach(() => vi.unstubAllEnvs());

describe('the policy of a page', () => {
  it('runs scripts by nonce only, never inline, never evaluated', () => {
    const { policy } = secured('/hotels?city=kochi');
    expect(scripts(policy)).toMatch(/^script-src 'self' 'nonce-[\w+/]{22}==' 'strict-dynamic'$/);
    expect(policy).toMatch(/^default-src 'none'; /);
    for (const part of ["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(part);
    expect(policy).not.toMatch(/\*|http:|script-src[^;]*unsafe/);
  });

  it('has another nonce each time, and tells it to Next', () => {
    const [first, second] = [secured('/'), secured('/')];
    expect(scripts(first.policy)).not.toBe(scripts(second.policy));
    expect(first.seen['content-security-policy']).toBe(first.policy);
  });

  it('is not the one a caller sends along', () => {
    const forged = { 'content-security-policy': "script-src 'nonce-known'" };
    expect(secured('/', { headers: forged }).seen['content-security-policy']).not.toContain('known');
    expect(secured('/api/health', { headers: forged }).seen['content-security-policy']).toBeUndefined();
  });

  it('lets the API of another host be called only where it is configured', () => {
    expect(contentSecurityPolicy('n', false)).toContain("connect-src 'self';");
    vi.stubEnv('NEXT_PUBLIC_API_BASE_URL', 'https://api.example.com');
    expect(contentSecurityPolicy('n', false)).toContain(
      "connect-src 'self' https://api.example.com wss://api.example.com;",
    );
  });

  it('[1.5] lets Firebase be registered at only where it is configured', () => {
    expect(contentSecurityPolicy('n', false)).not.toContain('google');
    vi.stubEnv('FIREBASE_PROJECT_ID', 'a-travel-project');
    expect(contentSecurityPolicy('n', false).split('; ')).toContain(
      "connect-src 'self' https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com",
    );
    expect(scripts(secured('/service-worker.js').policy)).not.toContain('google');
  });

  it('lets map tiles be loaded of the configured source alone', () => {
    expect(contentSecurityPolicy('n', false).split('; ')).toContain("img-src 'self' data: blob:");
    vi.stubEnv('MAP_TILES_URL', 'https://tiles.example.com/streets/{z}/{x}/{y}.png');
    expect(contentSecurityPolicy('n', false).split('; ')).toContain(
      "img-src 'self' data: blob: https://tiles.example.com",
    );
  });

  it('allows what hot reload needs in development alone', () => {
    expect(scripts(secured('/', { dev: true }).policy)).toContain("'unsafe-eval'");
  });
});

describe('the policy of an answer for machines', () => {
  it.each(['/api/health', '/api/bookings/details?bookingId=1', '/api/documentsX', '/_next/static/chunks/one.js'])(
    '%s loads nothing',
    (url) => {
      expect(secured(url).policy).toBe("default-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    },
  );

  it.each(['/api/docs', '/api/docs?x=1', '/apis', '/posters/x'])('%s is a page', (url) => {
    expect(scripts(secured(url).policy)).toContain("'nonce-");
  });
});

describe('https', () => {
  it.each([
    ['https://sarai.example', 'max-age=63072000; includeSubDomains'],
    ['http://localhost:3000', undefined],
  ])('%s → %s', (address, header) => {
    vi.stubEnv('PUBLIC_URL', address);
    for (const url of ['/', '/api/health']) expect(secured(url).sent['Strict-Transport-Security']).toBe(header);
  });
});
