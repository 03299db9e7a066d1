import pg from 'pg';
import { migrateDatabase } from '#lib/server/db/migrate.ts';
import { startEmbeddedPostgres } from '#lib/server/embedded/postgres.ts';

const TEST_DATA = '.cache/test-database';

/**
 * One template database a run, cloned by each test file. On the embedded server, or on the one TEST_DATABASE_URL
 * names (an administrator's connection), so that the same tests run on PostgreSQL 15.
 */
export default async function prepareTemplate(project: {
  provide: (key: 'adminUrl' | 'template', value: string) => void;
}) {
  const given = process.env.TEST_DATABASE_URL;
  const embedded = given ? null : await startEmbeddedPostgres(TEST_DATA, { throwAway: true });
  const adminUrl = given ?? embedded!.url('postgres');
  const template = `template_${process.pid}_${Date.now()}`;

  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${template}`);
  await migrateDatabase(withDatabase(adminUrl, template));
  project.provide('adminUrl', adminUrl);
  project.provide('template', template);

  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    const others = await admin.query(
      `select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    await admin.end();
    if (embedded && !others.rowCount) await embedded.stop();
  };
}

/** The same server, another database. */
export function withDatabase(url: string, database: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${database}`);
}

declare module 'vitest' {
  export interface ProvidedContext {
    adminUrl: string;
    template: string;
  }
}
