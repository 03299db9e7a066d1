/**
 * `npm run dev:mock`: plain `next dev` without a database. Every operation is answered from the table in `mocks`: by
 * MSW's service worker in the browser, by `read()` in server components. The worker's script is in `public/` only while
 * this runs.
 */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { installWhatIsMissing, projectEnvironment, projectNode } from './install.mjs';

const WORKER = 'public/mockServiceWorker.js';
/**
 * MSW's script unregisters itself when its last page closes, just as the next one opens: that page would be reloaded,
 * again and again.
 */
const LEAVES = 'await self.registration.unregister()';
/** The message that `mocks/worker-in-charge.ts` sends. */
const TAKES_OVER =
  "addEventListener('message', (event) => event.data === 'TAKE_OVER' && event.waitUntil(self.clients.claim()))";
const port = process.env.PORT || '3000';

installWhatIsMissing();
const script = readFileSync('node_modules/msw/lib/mockServiceWorker.js', 'utf8');
if (!script.includes(LEAVES)) throw new Error(`MSW's worker has changed: it says no "${LEAVES}" any more.`);
writeFileSync(WORKER, `${script.replace(LEAVES, '')}\n${TAKES_OVER};\n`);
process.on('exit', () => rmSync(WORKER, { force: true }));

console.log(
  'Mock mode: no database, bookings are kept in this tab only.\nDemo account: asha@demo.sarai.in  password: asha-travels-2026\nDemo of a company, administrator: admin@demo-company.sarai.in  password: priya-directs-2026\nA trip whose reason begins with "Approve" or "Decline" is answered by its approvers after three seconds.',
);
const next = spawn(projectNode(), ['node_modules/next/dist/bin/next', 'dev', '--port', port], {
  stdio: 'inherit',
  env: {
    ...projectEnvironment(),
    NODE_ENV: 'development',
    SARAI_ENV: 'local',
    NEXT_PUBLIC_MOCK: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => next.kill(signal));
next.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
