import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtRoutes } from './built-routes.ts';

const LOADED =
  'module.exports = { routeModule: { ensureUserland: async () => {}, userland: { GET: () => new Response(), POST: () => new Response(), HEAD: () => new Response(), dynamic: "auto", loaded: {} } } };';
const ENTRIES: Record<string, string> = {
  '/api/hotels/search/route': LOADED,
  '/api/openapi.json/route': LOADED,
  '/api/hotels/[hotel]/route': LOADED,
  '/api/(inner)/hotels/route': LOADED,
  '/api/docs/page': LOADED,
  '/posters/all/route': LOADED,
  '/api/written-at-build/route': LOADED,
  '/api/late/route':
    'let file; module.exports = { routeModule: { ensureUserland: async () => { await null; file = { GET: () => new Response() }; }, get userland() { return file; } } };',
  '/api/earlier-next/route': 'module.exports = { routeModule: { userland: { GET: () => new Response() } } };',
  '/api/later-next/route': 'module.exports = { handler: () => undefined };',
  '/api/no-function/route':
    'module.exports = { routeModule: { ensureUserland: async () => {}, userland: { GET: "no" } } };',
  '/api/broken/route':
    'globalThis.triesOfABrokenRoute = (globalThis.triesOfABrokenRoute ?? 0) + 1; throw new Error("broken");',
};
let folder = '';
const fileOf = (entry: string) => path.join(folder, '.next/server/app', `${entry}.js`);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'built-routes-'));
  for (const [entry, text] of Object.entries(ENTRIES)) {
    mkdirSync(path.dirname(fileOf(entry)), { recursive: true });
    writeFileSync(fileOf(entry), text);
  }
  writeFileSync(
    path.join(folder, '.next/server/app-paths-manifest.json'),
    JSON.stringify(Object.fromEntries(Object.keys(ENTRIES).map((entry) => [entry, `app${entry}.js`]))),
  );
  writeFileSync(
    path.join(folder, '.next/prerender-manifest.json'),
    JSON.stringify({ routes: { '/api/written-at-build': {} } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

const methodsAt = async (address: string) => {
  const handlers = await builtRoutes(folder).get(address)?.();
  return handlers && Object.keys(handlers);
};

describe('the API routes of a build', () => {
  it.each([
    ['/api/hotels/search', ['GET', 'POST']], // HEAD is Next's to answer
    ['/api/openapi.json', ['GET', 'POST']],
    ['/api/late', ['GET']],
    ['/api/no-function', []],
    ['/api/earlier-next', null],
    ['/api/later-next', null],
    ['/api/broken', null],
  ])('at %s answer %j', async (address, methods) => {
    expect(await methodsAt(address)).toEqual(methods);
  });

  it.each([
    '/api/hotels/[hotel]',
    '/api/hotels/h1',
    '/api/hotels',
    '/api/docs',
    '/posters/all',
    '/api/written-at-build',
    '/api/hotels/search/route',
    '/api/hotels/search/',
    '/API/hotels/search',
    'constructor',
  ])('are not at %s', async (address) => {
    expect(await methodsAt(address)).toBeUndefined();
  });

  it('are the modules that Next itself requires, loaded when they are first wanted and tried once', async () => {
    const routes = builtRoutes(folder);
    const require = createRequire(import.meta.url);
    const file = fileOf('/api/hotels/search/route');
    Reflect.deleteProperty(require.cache, file);
    const search = routes.get('/api/hotels/search');
    expect(require.cache[file]).toBeUndefined();
    const handlers = await search?.();
    const { routeModule } = require(file) as { routeModule: { userland: { GET: unknown } } };
    expect(handlers?.GET).toBe(routeModule.userland.GET);
    expect(await search?.()).toBe(handlers);

    const tries = () => (globalThis as { triesOfABrokenRoute?: number }).triesOfABrokenRoute ?? 0;
    const before = tries();
    for (let time = 0; time < 3; time++) expect(await routes.get('/api/broken')?.()).toBeNull();
    expect(tries() - before).toBe(1);
  });

  it('are none where nothing was built', () => {
    expect(builtRoutes(path.join(folder, 'elsewhere')).size).toBe(0);
  });
});
