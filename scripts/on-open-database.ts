/** Shared by the operator's commands that change data: the server's connection pool on the configured database. */
import './load-environment.mjs';
import './server-modules.mjs';
import type { Db } from '#lib/server/db/connect.ts';

/**
 * Migrates and opens the configured database, starting the embedded one where it is not running, prints the text that
 * `work` returns, and closes it. An error is printed on one line, with exit code 1.
 */
export async function onOpenDatabase<Wanted>(
  read: () => Wanted,
  work: (db: Db, wanted: Wanted) => Promise<string>,
): Promise<void> {
  process.exitCode = await run(read, work).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  });
}

async function run<Wanted>(read: () => Wanted, work: (db: Db, wanted: Wanted) => Promise<string>): Promise<number> {
  const wanted = read(); // before the server's modules are loaded, so that a wrong argument is reported at once
  const { closeDatabase, database } = await import('#lib/server/db/connect.ts');
  const { migrateDatabase } = await import('#lib/server/db/migrate.ts');
  const { ensureDatabase, startEmbeddedPostgres } = await import('#lib/server/embedded/postgres.ts');
  const { env } = await import('#lib/server/env.ts');
  const embedded = env().DATABASE_URL ? null : await startEmbeddedPostgres(env().DATA_DIR);
  if (embedded) {
    await ensureDatabase(embedded.url('postgres'), 'sarai');
    process.env.DATABASE_URL = embedded.url('sarai');
  }
  try {
    await migrateDatabase(process.env.DATABASE_URL ?? '');
    console.log(await work(database(), wanted));
    return 0;
  } finally {
    await closeDatabase();
    if (embedded && !embedded.attached) await embedded.stop();
  }
}
