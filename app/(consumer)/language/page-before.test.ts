import { describe, expect, it } from 'vitest';
import { sitePath, pageBefore } from './page-before.ts';

describe('the page before the choice of a language', () => {
  it.each([
    ['http://sarai.example/hotels?city=kochi', '/hotels?city=kochi'],
    ['http://sarai.example/', '/'],
    ['http://sarai.example/language', '/'],
    ['http://evil.example/hotels', '/'],
    ['not an address', '/'],
    ['', '/'],
    [undefined, '/'],
  ])('is one of this site: %s', (referer, path) => {
    const headers = new Headers({ host: 'sarai.example', ...(referer === undefined ? {} : { referer }) });
    expect(pageBefore(headers)).toBe(path);
  });

  it('is this site’s where the browser says so, whatever the server is called', () => {
    const asked = { host: 'localhost:3000', referer: 'http://127.0.0.1:3000/hotels' };
    expect(pageBefore(new Headers({ ...asked, 'sec-fetch-site': 'same-origin' }))).toBe('/hotels');
    expect(pageBefore(new Headers({ ...asked, 'sec-fetch-site': 'cross-site' }))).toBe('/');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'evil', ''])(
    'never leads elsewhere: %s',
    (path) => expect(sitePath(path)).toBe('/'),
  );
});
