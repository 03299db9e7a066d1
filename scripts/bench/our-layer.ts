import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { compareLoads, type Effort } from './load.ts';
import { run } from './running.ts';
import { atLeast, atMost, note, perSecond, times, type Line } from './table.ts';

const FOLDER = '.cache/bench/layer';
const NEXT = 'node_modules/next/dist/bin/next';

/**
 * A route made by `handle()` against a bare Next route with the same body, at 50 connections: both in one small Next
 * app of their own, so that the product carries no route that exists only for this.
 */
export async function measureOurLayer(effort: Effort): Promise<Line[]> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  cpSync('scripts/bench/layer', FOLDER, { recursive: true });
  const built = spawnSync(process.execPath, [NEXT, 'build', FOLDER], { encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } });
  if (built.status !== 0) throw new Error(`The two routes could not be built:\n${built.stdout}\n${built.stderr}`);

  const env = { NODE_ENV: 'production', DATABASE_URL: 'postgres://nobody@127.0.0.1/never-asked', LOG_LEVEL: 'warn' };
  const server = await run((port) => [NEXT, 'start', FOLDER, '--port', String(port), '--hostname', '127.0.0.1'], env, '/bare');
  try {
    const handled = await compareLoads({ port: server.port, path: '/handled?city=kochi' }, { port: server.port, path: '/bare?city=kochi' }, 50, effort);
    return [
      atLeast('`handle()` route / bare Next route, 50 connections', handled.ratio, 0.9, times),
      atMost('`handle()` route, p99 / p50', handled.p99 / handled.p50, 5, times),
      note('`handle()` route', `${perSecond(handled.perSecond)}, ${handled.failures} failed`),
    ];
  } finally {
    await server.stop();
  }
}
