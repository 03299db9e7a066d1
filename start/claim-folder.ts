import 'server-only';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CannotStart } from '#lib/server/cannot-start.ts';

type Tenant = { pid: number; address: string };

/**
 * Claims a data folder for this process, or names the living process that has it. A stale claim of a dead process is
 * taken over.
 */
export async function claimFolder(
  dataDir: string,
  address: string,
): Promise<{ takenBy: Tenant | null; release: () => void }> {
  const file = path.join(dataDir, 'running.json');
  const tenant = existsSync(file) ? readTenant(file) : null;
  if (tenant && tenant.pid !== process.pid && (await answers(tenant)))
    return { takenBy: tenant, release: () => undefined };
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, JSON.stringify({ pid: process.pid, address } satisfies Tenant));
  } catch (error) {
    throw new CannotStart(
      `Configuration: DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`,
    );
  }
  return { takenBy: null, release: () => rmSync(file, { force: true }) };
}

function readTenant(file: string): Tenant | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Tenant;
  } catch {
    return null; // half written by a process that died
  }
}

/** Alive and ours: the process exists and its address answers, if slowly (process ids are reused). */
async function answers({ pid, address }: Tenant): Promise<boolean> {
  try {
    process.kill(pid, 0);
    return (await fetch(`${address}/api/health`, { redirect: 'error', signal: AbortSignal.timeout(2000) })).ok;
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError';
  }
}
