/**
 * The one process: pages, API and background work on one port. Reads its configuration, brings up the database,
 * then Next. `npm start` calls it through `scripts/start.mjs`; `--dev` serves with hot reload, `--by-npm-start` makes it
 * local where only this machine can reach it and SARAI_ENV does not say otherwise.
 */
import './scripts/server-modules.mjs';

const { CannotStart } = await import('#lib/server/cannot-start.ts');
const { defaultEnvironment } = await import('#lib/server/environments.ts');
const { env } = await import('#lib/server/env.ts');

try {
  if (
    !process.env.SARAI_ENV &&
    defaultEnvironment(process.env, { byNpmStart: process.argv.includes('--by-npm-start') }) === 'local'
  )
    process.env.SARAI_ENV = 'local';
  env(); // a wrong value is told before anything else is read
  const { startSarai } = await import('#start/start-sarai.ts');
  await startSarai({ dev: process.argv.includes('--dev') });
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error);
  process.exit(1);
}
