import { afterEach, describe, expect, it } from 'vitest';
import { SOCKET_PATH } from '#lib/shared/realtime.ts';
import { useApiServer } from '../support/api-server.ts';
import { type ServedHub, serveHub, until } from '../support/hub.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
useTestDatabase();

const served: ServedHub[] = [];
const aHub = async () => {
  const hub = await serveHub();
  served.push(hub);
  return hub;
};
afterEach(async () => {
  await Promise.all(served.splice(0).map(({ close }) => close()));
});

describe('SockJS without a WebSocket', () => {
  const post = (base: string, path: string, body = '') =>
    fetch(`${base}${SOCKET_PATH}${path}`, { method: 'POST', body });

  it('[7.19] says what it offers, and nothing else', async () => {
    const { base } = await aHub();
    const info = await fetch(`${base}${SOCKET_PATH}/info`);
    expect(await info.json()).toEqual({
      websocket: true,
      origins: ['*:*'],
      cookie_needed: false,
      entropy: expect.any(Number) as number,
    });
    expect(Object.fromEntries(info.headers)).toMatchObject({
      'cache-control': 'no-store, no-transform',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    for (const path of ['/iframe.html', '/a/b/jsonp', '/000/abcdefgh/htmlfile', '/000/abcdefgh/jsonp_send'])
      expect([path, (await post(base, path)).status]).toEqual([path, 404]);
    expect((await fetch(`${base}${SOCKET_PATH}/000/abcdefgh/xhr`)).status).toBe(405);
  });

  it('[7.19] opens a session by the first poll, refuses a second one meanwhile, and ends it when nobody listens', async () => {
    const { base, hub } = await aHub();
    expect(await (await post(base, '/000/abcdefgh/xhr')).text()).toBe('o\n');
    const poll = post(base, '/000/abcdefgh/xhr');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await (await post(base, '/000/abcdefgh/xhr')).text()).toBe('c[2010,"Another connection still open"]\n');
    expect((await post(base, '/000/abcdefgh/xhr_send', JSON.stringify(['CONNECT\n\n\0']))).status).toBe(204);
    expect(await (await poll).text()).toContain('ERROR');
    expect(await (await post(base, '/000/abcdefgh/xhr')).text()).toBe('c[1008,"BAD_REQUEST"]\n');
    await until(() => hub.admission.count() === 0);
  });

  it.each([
    ['a session that is not there', '/000/zzzzzzzz/xhr_send', '["a"]', 404],
    ['what is no JSON', '/000/abcdefgh/xhr_send', '["a', 400],
    ['what is no list of texts', '/000/abcdefgh/xhr_send', '[1]', 400],
    ['a body beyond the limit', '/000/abcdefgh/xhr_send', `["${'x'.repeat(20_000)}"]`, 413],
  ])('[7.19] refuses %s', async (_, path, body, status) => {
    const { base } = await aHub();
    await post(base, '/000/abcdefgh/xhr');
    expect((await post(base, path, body)).status).toBe(status);
  });
});
