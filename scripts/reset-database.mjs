/** `npm run db:reset`: deletes the embedded database; the next `npm start` makes and seeds a new one. */
import './load-environment.mjs';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const dataDir = process.env.DATA_DIR || '.data';
const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
const running = path.join(dataDir, 'running.json');

if (process.env.DATABASE_URL) {
  console.error('DATABASE_URL is set: only the embedded database can be reset. Nothing was changed.');
  process.exit(1);
}
if (existsSync(running) && (await answers(JSON.parse(readFileSync(running, 'utf8'))))) {
  console.error(`Sarai is running on ${dataDir}. Stop it first; nothing was changed.`);
  process.exit(1);
}
if (existsSync(pidFile)) {
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (alive(pid)) process.kill(pid, 'SIGINT'); // a server left running by a crash
  for (let waited = 0; alive(pid) && waited < 20_000; waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
rmSync(path.join(dataDir, 'postgres'), { recursive: true, force: true });
console.log(`The database in ${dataDir} was deleted. npm start creates a new one.`);

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The process id may belong to another program by now: our server answers at its address. */
async function answers({ pid, address }) {
  if (!alive(pid)) return false;
  try {
    return (await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch (error) {
    return error.name === 'TimeoutError';
  }
}
