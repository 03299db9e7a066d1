import { NextRequest } from 'next/server.js';
import { describe, expect, it } from 'vitest';
import { config, middleware } from '../../middleware.ts';

const visit = (path: string, headers: Record<string, string> = {}) =>
  middleware(new NextRequest(`https://sarai.example${path}`, { headers }));
const sees = new RegExp(`^${config.matcher[0]}$`);

describe('the edge', () => {
  it.each([
    ['/', 'sarai'],
    ['/bookings', 'sarai'],
    ['/corporate', 'corporate'],
    ['/corporate/auth/booking', 'corporate'],
  ])('[2.1] %s belongs to %s', (path, userType) => {
    const answer = visit(path, { 'x-user-type': 'claimed' });
    expect(answer.headers.get('x-user-type')).toBe(userType);
    expect(answer.headers.get('x-middleware-request-x-user-type')).toBe(userType);
  });

  it('lets everyone through, with or without a token', () => {
    for (const headers of [{ accept: 'text/html' }, { authorization: 'Bearer nonsense' }] as Record<string, string>[])
      expect(visit('/corporate', headers).headers.get('x-middleware-next')).toBe('1');
  });

  it.each([
    ['/', true],
    ['/hotels/kettuvallam-house', true],
    ['/api/users/login', false],
    ['/_next/static/chunk.js', false],
    ['/posters/hill/night/log2.svg', false],
    ['/theme.js', false],
  ])('looks at %s: %s', (path, looks) => expect(sees.test(path)).toBe(looks));
});
