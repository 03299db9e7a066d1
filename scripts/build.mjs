/** Builds when the build is missing or older than its sources. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectEnvironment, projectNode } from './install.mjs';

const MARK = '.next/.sarai-built';
/** `npm run dev:mock` puts its worker here while it runs: not part of the product, and no reason to rebuild. */
const NO_SOURCE = path.join('public', 'mockServiceWorker.js');
const SOURCES = [
  'app',
  'components',
  'features',
  'lib',
  'posters',
  'public',
  'start',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'scripts/finish-build.mjs',
];

/** A hash of everything the build depends on. */
function fingerprint() {
  const hash = createHash('sha256').update(process.env.NEXT_PUBLIC_API_BASE_URL ?? '');
  for (const source of SOURCES) {
    if (!existsSync(source)) continue;
    const files = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true })
          .map((name) => path.join(source, String(name)))
          .sort()
      : [source];
    for (const file of files)
      if (file !== NO_SOURCE && statSync(file).isFile() && !/\.test\.tsx?$/.test(file))
        hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Runs `next build` and compresses its files, unless that was done for the same sources. */
export function buildWhenStale() {
  const now = fingerprint();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === now) return;
  console.log('Building (after a change, about a minute) …');
  const quiet = { ...projectEnvironment(), NEXT_TELEMETRY_DISABLED: '1' };
  for (const args of [['node_modules/next/dist/bin/next', 'build'], ['scripts/finish-build.mjs']]) {
    const step = spawnSync(projectNode(), args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8', env: quiet });
    if (step.status === 0) continue;
    console.error(`${step.stdout}\n${step.stderr}\nThe build failed; the lines above say where.`);
    process.exit(1);
  }
  writeFileSync(MARK, now);
}
