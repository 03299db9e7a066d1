/** The machine's own RabbitMQ, if installed, as a temporary node of its own. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const START_WITHIN_MS = 90_000;

/**
 * Runs `work({ url, webSocketUrl })` on a fresh RabbitMQ with STOMP over TCP and over WebSockets, and returns its result;
 * null where the machine has none.
 */
export async function withSystemRabbitMq(work) {
  if (!existsSync(SERVER)) return null;
  const folder = mkdtempSync(path.join(tmpdir(), 'rabbitmq-'));
  const [names, distribution, stomp, web] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  writeFileSync(
    path.join(folder, 'rabbitmq.conf'),
    `listeners.tcp = none
stomp.listeners.tcp.1 = 127.0.0.1:${stomp}
web_stomp.tcp.ip = 127.0.0.1
web_stomp.tcp.port = ${web}
`,
  );
  writeFileSync(path.join(folder, 'enabled_plugins'), '[rabbitmq_stomp, rabbitmq_web_stomp].\n');
  const env = {
    ...process.env,
    HOME: folder,
    ERL_EPMD_PORT: String(names),
    ERL_EPMD_ADDRESS: '127.0.0.1',
    RABBITMQ_NODENAME: 'gate@localhost',
    RABBITMQ_DIST_PORT: String(distribution),
    RABBITMQ_CONFIG_FILE: path.join(folder, 'rabbitmq.conf'),
    RABBITMQ_ENABLED_PLUGINS_FILE: path.join(folder, 'enabled_plugins'),
    RABBITMQ_MNESIA_BASE: path.join(folder, 'data'),
    RABBITMQ_LOG_BASE: path.join(folder, 'log'),
    RABBITMQ_PID_FILE: path.join(folder, 'pid'),
  };
  const portMapper = spawn('epmd', ['-port', String(names), '-address', '127.0.0.1'], { env, stdio: 'ignore' });
  const server = spawn(SERVER, [], { env, stdio: 'ignore', detached: true }); // a shell, whose child is the node
  try {
    await answersOn(stomp, server);
    return await work({
      url: `stomp://guest:guest@127.0.0.1:${stomp}`,
      webSocketUrl: `ws://127.0.0.1:${web}/ws`,
    });
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    process.kill(-server.pid, 'SIGTERM');
    await ended;
    portMapper.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Resolves once the port answers. Throws when the server has ended, or not in time. */
async function answersOn(port, server) {
  for (const giveUp = Date.now() + START_WITHIN_MS; Date.now() < giveUp;) {
    if (server.exitCode !== null) throw new Error(`RabbitMQ ended with ${server.exitCode}`);
    const opened = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', () => resolve(null));
    });
    if (opened) return void opened.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('RabbitMQ did not answer in time');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
