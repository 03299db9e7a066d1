/** `npm start`: install, build when stale, then serve with the project's own Node. `--dev`: hot reload, no build. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { buildWhenStale } from './build.mjs';
import { COMPILED, installWhatIsMissing, projectNode } from './install.mjs';

const dev = process.argv.includes('--dev');
installWhatIsMissing();
if (!dev) buildWhenStale();

/** What a request makes is garbage when it is answered, so there is room for many requests' worth of it. */
const MEMORY = ['--max-semi-space-size=64'];
const flags = [...MEMORY, '--disable-warning=ExperimentalWarning', ...(existsSync('.env') ? ['--env-file=.env'] : [])];
const server = spawn(projectNode(), [...flags, 'server.ts', '--by-npm-start', ...(dev ? ['--dev'] : [])], {
  stdio: 'inherit',
  env: {
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  }, // a fifth of a second start
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
