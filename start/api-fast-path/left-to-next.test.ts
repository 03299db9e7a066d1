import { describe, expect, it } from 'vitest';
import { fastPathServer } from '#tests/support/fast-path-server.ts';

const { answered, left } = fastPathServer();

describe('what is left to Next, its body untouched', () => {
  it.each([
    ['another path', 'POST', '/api/trips'],
    ['a page', 'POST', '/trip'],
    ['a path that goes on', 'POST', '/api/trip/x'],
    ['a slash at the end', 'POST', '/api/trip/'],
    ['two at the beginning', 'POST', '//api/trip'],
    ['other letters', 'POST', '/api/Trip'],
    ['a path in other words', 'POST', '/api/%74rip'],
    ['a whole address', 'POST', 'http://sarai/api/trip'],
    ['OPTIONS', 'OPTIONS', '/api/trip'],
    ['a method without a handler', 'PATCH', '/api/trip'],
    ['a method of its own making', 'PROPFIND', '/api/trip'],
  ])('%s', async (_, method, at) => {
    const { status, text, headers } = await answered(
      { POST: () => new Response('ours') },
      { method, at, body: 'as it came' },
    );
    expect([status, text, left()]).toEqual([418, 'as it came', 1]);
    expect(headers['x-frame-options']).toBeUndefined(); // Next sends its own
  });

  it('HEAD', async () => {
    expect(await answered({ GET: () => new Response('ours') }, { method: 'HEAD' })).toMatchObject({ status: 418 });
  });
});
