import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { compareLoads, type Effort } from './load.ts';
import { run, type Running } from './running.ts';
import { atLeast, atMost, milliseconds, note, perSecond, times, type Line } from './table.ts';

const FOLDER = '.cache/bench/layer';
const NEXT = 'node_modules/next/dist/bin/next';

/**
 * A small Next app beside the product: an empty page, a bare route, and one made by `handle()`. It is the baseline, so
 * that the product has no page or route for measurement only.
 */
export function runYardstick(): Promise<Running> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync('scripts/bench/layer', FOLDER, { recursive: true });
  const built = spawnSync(process.execPath, [NEXT, 'build', FOLDER], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (built.status !== 0) throw new Error(`The yardstick could not be built:\n${built.stdout}\n${built.stderr}`);
  const env = {
    NODE_ENV: 'production',
    SARAI_ENV: 'local',
    DATABASE_URL: 'postgres://nobody@127.0.0.1/never-asked',
    LOG_LEVEL: 'warn',
  };
  return run(
    (port) => ['--max-semi-space-size=64', NEXT, 'start', FOLDER, '--port', String(port), '--hostname', '127.0.0.1'],
    env,
    BARE_ROUTE,
  );
}

export const BARE_ROUTE = '/bare?city=kochi';

/** A route made by `handle()` against a bare Next route with the same body, at 50 connections. */
export async function measureOurLayer(server: Running, effort: Effort): Promise<Line[]> {
  const handled = await compareLoads({ server, path: '/handled?city=kochi' }, { server, path: BARE_ROUTE }, 50, effort);
  return [
    atLeast('`handle()` route / bare Next route, 50 connections', handled.ratio, 0.9, times),
    note('the same, processor time a request', `${times(handled.costRatio)}, ${milliseconds(handled.cost)}`),
    atMost('`handle()` route, p99 / p50', handled.p99 / handled.p50, 5, times),
    note('`handle()` route', `${perSecond(handled.perSecond)}, ${handled.failures} failed`),
  ];
}
