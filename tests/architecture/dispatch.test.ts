import { describe, expect, it } from 'vitest';
import { dispatch } from '#app/api/registry.ts';

const ask = async (method: string, path: string) => {
  const response = await dispatch(new Request(`http://localhost${path}`, { method }));
  const text = await response.text();
  return { status: response.status, allow: response.headers.get('allow'), code: /"code":"(\w+)"/.exec(text)?.[1] };
};

describe('the API’s dispatcher', () => {
  it.each(['/api', '/api/nothing/here', '/api/health/', '/api/%68ealth', '/api/Health'])(
    '[7.22] %s leads nowhere',
    async (path) => {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
        expect(await ask(method, path)).toEqual({ status: 404, allow: null, code: 'NOT_FOUND' });
    },
  );

  it('[7.22] a method that is not there is refused with those that are', async () => {
    expect(await ask('POST', '/api/health')).toEqual({
      status: 405,
      allow: 'OPTIONS, GET',
      code: 'METHOD_NOT_ALLOWED',
    });
  });

  it('OPTIONS names the methods of an address, HEAD asks as GET does', async () => {
    expect(await ask('OPTIONS', '/api/payments/callback')).toMatchObject({ status: 204, allow: 'OPTIONS, GET, POST' });
    expect(await ask('HEAD', '/api/health')).toMatchObject({ status: 200 });
  });
});
