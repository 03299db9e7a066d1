/**
 * `npm run protocol:sockjs -- <checkout>`: runs the suite of https://github.com/sockjs/sockjs-protocol against the hub's
 * transports, which answer as the suite's echo server. Needs Python 3.9 or newer (`PYTHON`, or python3 of the PATH) with the
 * packages websocket-client and ws4py. Prints which tests passed, which are excluded and why (`sockjs-exclusions.ts`), and which failed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { asPython3, DRIVER } from './python-3.ts';
import { checkoutIn, type Outcome, report } from './report.ts';
import { SOCKJS_EXCLUSIONS } from './sockjs-exclusions.ts';
import { serveServices } from './sockjs-services.ts';

const FOLDER = '.cache/protocol/sockjs';
const PYTHON = process.env.PYTHON ?? 'python3';
const VERSIONS = `import platform, websocket, ws4py
print('Python', platform.python_version(), 'websocket-client', websocket.__version__, 'ws4py', ws4py.__version__)`;
const TIMEOUT_MS = 300_000;

const checkout = checkoutIn('Usage: npm run protocol:sockjs -- <checkout of sockjs/sockjs-protocol>');
mkdirSync(FOLDER, { recursive: true });
for (const [file, as] of [
  ['utils.py', 'utils.py'],
  ['sockjs-protocol.py', 'suite.py'],
] as const)
  writeFileSync(path.join(FOLDER, as), asPython3(file, readFileSync(path.join(checkout, file), 'utf8')));
writeFileSync(path.join(FOLDER, 'driver.py'), DRIVER);
const versions = spawnSync(PYTHON, ['-c', VERSIONS]);
if (versions.status !== 0) {
  console.error(
    `${PYTHON} lacks a package of the suite: ${versions.stderr?.toString().trim().split('\n').at(-1) ?? ''}`,
  );
  console.error('Install Debian’s python3-websocket and python3-ws4py, or websocket-client and ws4py with pip.');
  process.exit(1);
}

const all: string[] = [];
const outcomes: Outcome[] = [];
const suite = spawn(PYTHON, ['-W', 'ignore', 'driver.py'], {
  cwd: FOLDER,
  env: { ...process.env, SOCKJS_URL: await serveServices() },
  stdio: ['pipe', 'pipe', 'inherit'],
  timeout: TIMEOUT_MS,
});
suite.stdin.end(JSON.stringify(Object.keys(SOCKJS_EXCLUSIONS)));
for await (const line of createInterface(suite.stdout)) {
  const { name, run, failure } = JSON.parse(line) as Outcome & { run: boolean };
  all.push(name);
  if (run) outcomes.push({ name, failure });
}
console.log(versions.stdout.toString().trim());
process.exit(report('sockjs-protocol', outcomes, SOCKJS_EXCLUSIONS, all));
