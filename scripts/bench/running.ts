import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { Connection } from './connection.ts';
import { processorTime, residentMemory } from './processor.ts';

/**
 * A server started by the bench. `readyAfter`: seconds from the command to the first answered request. `processor`:
 * milliseconds of CPU time so far, and `memory` bytes now, its database's included.
 */
export type Running = {
  port: number;
  readyAfter: number;
  processor: () => number;
  memory: () => number;
  stop: () => Promise<void>;
};

const START_TIMEOUT_MS = 240_000;
const started = new Set<ChildProcess>();
process.on('exit', () => started.forEach((child) => child.kill('SIGTERM')));

/** A free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Runs `node …args` with a free port in PORT until the path answers 200. Throws with its output when it exits before.
 */
export async function run(
  args: (port: number) => readonly string[],
  env: Record<string, string>,
  path: string,
): Promise<Running> {
  const port = await freePort();
  const since = performance.now();
  const child = spawn(process.execPath, args(port), {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4000)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  while (!(await answers(port, path))) {
    if (child.exitCode !== null) throw new Error(`The server ended before it answered:\n${said}`);
    if (performance.now() - since > START_TIMEOUT_MS)
      throw new Error(`The server did not answer ${path} in time:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    port,
    readyAfter: (performance.now() - since) / 1000,
    processor: () => processorTime(child.pid ?? 0),
    memory: () => residentMemory(child.pid ?? 0),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      started.delete(child);
    },
  };
}

/** The product as `npm start` serves it, on a data folder of its own and, where given, another database. */
export const runSarai = (dataDir: string, env: Record<string, string> = {}, path = '/api/ready'): Promise<Running> =>
  run(
    () => ['scripts/start.mjs'],
    {
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PUBLIC_URL: '',
      SARAI_ENV: 'local',
      LOG_LEVEL: 'warn',
      CLOCK: '',
      RATE_LIMIT_FACTOR: '1000',
      ...env,
    },
    path,
  );

async function answers(port: number, path: string): Promise<boolean> {
  try {
    const connection = await Connection.open(port);
    const { status } = await connection.get(path);
    connection.close();
    return status === 200;
  } catch {
    return false;
  }
}
