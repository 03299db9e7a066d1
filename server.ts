/**
 * The one process: pages, API and background work on one port. Reads its configuration, brings up the database,
 * then Next. `npm start` calls it through `scripts/start.mjs`; `--dev` serves with hot reload.
 */
import './scripts/server-modules.mjs';

const { startSarai } = await import('#lib/server/start/start-sarai.ts');

startSarai({ dev: process.argv.includes('--dev') }).catch((error: unknown) => {
  console.error(error instanceof Error && error.message.startsWith('Configuration:') ? error.message : error);
  process.exit(1);
});
