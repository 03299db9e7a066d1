/**
 * The one process: pages, API and background work on one port. Reads its configuration, brings up the database,
 * then Next. `npm start` calls it through `scripts/start.mjs`; `--dev` serves with hot reload.
 */
import './scripts/server-modules.mjs';

const { CannotStart } = await import('#lib/server/cannot-start.ts');
const { env } = await import('#lib/server/env.ts');

try {
  env(); // a wrong value is told before anything else is read
  const { startSarai } = await import('#lib/server/start/start-sarai.ts');
  await startSarai({ dev: process.argv.includes('--dev') });
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
