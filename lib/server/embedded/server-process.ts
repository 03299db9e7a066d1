import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Contents of a cluster's `postmaster.pid`; null when there is none. */
export function serverOf(cluster: string): { pid: number; sockets: string } | null {
  const file = path.join(cluster, 'postmaster.pid');
  const [pid, , , , sockets] = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return Number(pid) ? { pid: Number(pid), sockets: sockets ?? '' } : null;
}

/** False for a process that has ended, is a zombie, or is another program with a reused process id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const about = `/proc/${pid}/stat`; // "31778 (postgres) S …"; only on systems with /proc
  if (!existsSync('/proc/self/stat')) return true;
  return existsSync(about) && /\(postgres\) [^ZX]/.test(readFileSync(about, 'utf8'));
}

/** Whether a server runs on a cluster. */
export function serverRuns(cluster: string): boolean {
  const server = serverOf(cluster);
  return server !== null && isRunning(server.pid);
}

/**
 * Stops the server of a cluster (fast shutdown): refuses new work, rolls back open transactions, writes everything.
 * Takes up to 20 seconds.
 */
export async function stopServer(cluster: string): Promise<void> {
  const server = serverOf(cluster);
  if (!server || !isRunning(server.pid)) return;
  process.kill(server.pid, 'SIGINT');
  for (const deadline = performance.now() + 20_000; performance.now() < deadline && isRunning(server.pid);)
    await new Promise((resolve) => setTimeout(resolve, 20));
}
