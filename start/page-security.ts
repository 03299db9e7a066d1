import 'server-only';
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Paths that are not pages: they load nothing and may not be framed. `/api/docs` is a page. */
const API_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const isForMachines = (url: string): boolean =>
  url.startsWith('/_next/static/') || (url.startsWith('/api/') && !/^\/api\/docs\b/.test(url));

/**
 * A strict Content-Security-Policy for every page: scripts run by nonce only. Next reads the nonce from the request's
 * header and adds it to every script it writes (its guide "Content Security Policy").
 */
export function pageSecurity(request: IncomingMessage, response: ServerResponse, { dev }: { dev: boolean }): void {
  delete request.headers['content-security-policy']; // a caller's own header would choose the nonce
  strictTransport(response);
  if (isForMachines(request.url ?? '')) return void response.setHeader('Content-Security-Policy', API_POLICY);
  const policy = contentSecurityPolicy(randomBytes(16).toString('base64'), dev);
  request.headers['content-security-policy'] = policy;
  response.setHeader('Content-Security-Policy', policy);
}

/** Where the site uses https, browsers are told to stay on it (HSTS). */
export function strictTransport(response: ServerResponse): void {
  if (process.env.PUBLIC_URL?.startsWith('https://'))
    response.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
}

/** Where a browser registers for push messages of Firebase. The worker has the page's policy, and asks neither. */
const FIREBASE = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com';

/** The policy's text. Hot reload needs eval and a socket, so only development allows them. */
export function contentSecurityPolicy(nonce: string, dev: boolean): string {
  const api = process.env.NEXT_PUBLIC_API_BASE_URL ?? '';
  const firebase = process.env.FIREBASE_PROJECT_ID ? ` ${FIREBASE}` : '';
  const tiles = process.env.MAP_TILES_URL;
  return [
    "default-src 'none'",
    "object-src 'none'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${dev ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${tiles ? ` ${new URL(tiles).origin}` : ''}`,
    "font-src 'self'",
    `connect-src 'self'${firebase}${api ? ` ${api} ${api.replace(/^http/, 'ws')}` : ''}${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
}
