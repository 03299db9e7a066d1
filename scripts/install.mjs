/**
 * Installs the lockfile's packages where they are missing. Plain JavaScript, as it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const MARK = 'node_modules/.sarai-installed';

const wanted = () =>
  createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(process.platform + process.arch)
    .digest('hex');

/** Brings node_modules to the lockfile. Exits with a one-line error when npm fails. */
export function installWhatIsMissing() {
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted()) return;
  if (existsSync('node_modules') && upToDate()) {
    writeFileSync(MARK, wanted());
    return;
  }
  console.log('Installing packages (once) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    console.error('npm ci failed; the lines above say why. Nothing was started.');
    process.exit(1);
  }
  writeFileSync(MARK, wanted());
}

/** True when a manual npm install already did the work: npm's own record is newer than the lockfile. */
function upToDate() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const have = JSON.parse(readFileSync(record, 'utf8')).packages ?? {};
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages ?? {};
  return Object.entries(lock).every(
    ([name, entry]) => name === '' || entry.optional || have[name]?.version === entry.version,
  );
}

/** Node's compile cache: types stripped and code compiled once, for the next process that loads the same files. */
export const COMPILED = path.resolve('.cache/compiled');

/** The Node version installed with the project, or the running one where there is none for the platform. */
export function projectNode() {
  const brought = path.resolve('node_modules/.bin/node');
  return existsSync(brought) ? brought : process.execPath;
}

/** The environment of what that Node runs: a tool that starts `node` by name, as Turbopack does for loaders, finds the same. */
export const projectEnvironment = () => ({
  ...process.env,
  PATH: [path.dirname(projectNode()), process.env.PATH].join(path.delimiter),
});
