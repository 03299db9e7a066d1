import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A program of the project as a process of its own, with what it said so far. */
export type Program = {
  pid: number;
  stdout: () => string;
  stderr: () => string;
  ended: Promise<{ code: number | null; signal: string | null }>;
  kill: (signal: NodeJS.Signals) => void;
};

/** On another day (`npm run verify:days`) the clock of every process is shifted as that of the tests is. */
const shiftedClock = (): Partial<NodeJS.ProcessEnv> => {
  const { CLOCK_OFFSET_MS, NODE_OPTIONS, TZ } = process.env;
  return CLOCK_OFFSET_MS ? { CLOCK_OFFSET_MS, NODE_OPTIONS, TZ } : {};
};

/** The environment of a person's terminal: nothing of the test runner's, but for where Node keeps what it compiled. Local, unless a test says otherwise ('' is unset). */
const terminal = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  TMPDIR: process.env.TMPDIR,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
  NODE_ENV: 'production',
  SARAI_ENV: 'local',
  ...shiftedClock(),
});

/** Runs a file of the project with its own Node, as the leader of a process group (a terminal's Ctrl-C reaches all of it). */
export function run(file: string, environment: Record<string, string> = {}, args: string[] = []): Program {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', file, ...args], {
    env: { ...terminal(), ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = { stdout: '', stderr: '' };
  for (const stream of ['stdout', 'stderr'] as const)
    child[stream].on('data', (chunk: Buffer) => (said[stream] += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => ({
    code: code as number | null,
    signal: signal as string | null,
  }));
  return {
    pid: child.pid ?? 0,
    stdout: () => said.stdout,
    stderr: () => said.stderr,
    ended,
    kill: (signal) => void child.kill(signal),
  };
}

/** The same, once it has ended: its exit code and what it said. */
export async function finish(
  file: string,
  environment: Record<string, string> = {},
  args: string[] = [],
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const program = run(file, environment, args);
  const { code } = await program.ended;
  return { code, stdout: program.stdout(), stderr: program.stderr() };
}

/** A port that nobody has at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A started Sarai: its address, and `ready`, which waits until it is open and gives the HTTP states of /api/ready on the way there. */
export type Sarai = Program & { base: string; ready: () => Promise<number[]> };

export async function aSarai(environment: Record<string, string>, file = 'server.ts'): Promise<Sarai> {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const program = run(file, { PORT: String(port), LOG_LEVEL: 'debug', ...environment });
  let over = false;
  void program.ended.then(() => (over = true));
  const ready = async () => {
    const states: number[] = [];
    for (;;) {
      if (over) throw new Error(`It ended: ${program.stdout()}${program.stderr()}`);
      const status = await fetch(`${base}/api/ready`).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status && status !== states.at(-1)) states.push(status);
      if (status === 200 && program.stdout().includes('is open')) return states;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { ...program, base, ready };
}
