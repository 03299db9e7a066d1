/** Shared by the database scripts: one folder as argument, the configured database, errors in one line. */
import './load-environment.mjs';
import './server-modules.mjs';

/** Runs work on the configured database, starting the embedded one where it is not running, and prints the result. */
export async function onDatabase(usage: string, work: (url: string, folder: string) => Promise<string>): Promise<void> {
  const { CannotStart } = await import('#lib/server/cannot-start.ts');
  const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
  const { env, ownerUrl } = await import('#lib/server/env.ts');
  try {
    const [folder] = process.argv.slice(2);
    if (!folder) throw new CannotStart(usage);
    const given = env().DATABASE_URL && ownerUrl();
    const embedded = given ? null : await startEmbeddedPostgres(env().DATA_DIR);
    try {
      if (embedded) await ensureDatabase(embedded.url('postgres'), 'sarai');
      console.log(await work(given || embedded?.url('sarai') || '', folder));
    } finally {
      if (embedded && !embedded.attached) await embedded.stop();
    }
  } catch (error) {
    console.error(error instanceof CannotStart ? error.message : error);
    process.exitCode = 1;
  }
}
