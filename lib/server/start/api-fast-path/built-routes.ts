import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { log } from '../../log.ts';

export type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, never>> },
) => Promise<Response> | Response;
/** What a route file exports, by method. */
export type Handlers = Partial<Record<string, RouteHandler>>;
/** Loads a route, the first time it is asked for; null where it is not of the shape we know. */
export type BuiltRoute = () => Promise<Handlers | null>;

/** An entry of the build (Next's template `app-route`): the route file is loaded when it is first wanted. */
type Entry = { routeModule?: { ensureUserland?: () => Promise<void>; userland?: object } };

/** A route with a fixed address. Where a part of it is open (`[id]`), or a page stands there, Next decides. */
const FIXED_ROUTE = /^(\/api\/[^[\]()@]+)\/route$/;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * The build's API routes by path, for the modules that Next itself loads: the same files by the same `require`, so that
 * what a module keeps in memory exists once, whichever way a request comes. What was prerendered stays Next's.
 */
export function builtRoutes(folder: string): ReadonlyMap<string, BuiltRoute> {
  const build = path.resolve(folder, '.next');
  const load = createRequire(path.join(build, 'server/'));
  const prerendered =
    (read(path.join(build, 'prerender-manifest.json')) as { routes?: Record<string, unknown> }).routes ?? {};
  const files = read(path.join(build, 'server/app-paths-manifest.json')) as Record<string, string>;
  return new Map(
    Object.entries(files).flatMap(([name, file]): [string, BuiltRoute][] => {
      const [, address] = FIXED_ROUTE.exec(name) ?? [];
      return address && !(address in prerendered)
        ? [[address, once(async () => handlersIn(load(path.join(build, 'server', file)) as Entry), address)]]
        : [];
    }),
  );
}

const read = (file: string): unknown => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** Tried once: Next says what is wrong with a route that cannot be loaded, each time it is asked for. */
function once(load: () => Promise<Handlers | null>, address: string): BuiltRoute {
  let loaded: Promise<Handlers | null> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      log().error({ err: error, address }, 'a route of the build could not be loaded');
      return null;
    }));
}

async function handlersIn({ routeModule }: Entry): Promise<Handlers | null> {
  if (typeof routeModule?.ensureUserland !== 'function') return null;
  await routeModule.ensureUserland();
  const file = routeModule.userland as Record<string, unknown> | undefined;
  if (!file) return null;
  return Object.fromEntries(
    METHODS.filter((method) => typeof file[method] === 'function').map((method) => [
      method,
      file[method] as RouteHandler,
    ]),
  );
}
