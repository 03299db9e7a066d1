import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { clock } from '#lib/server/clock.ts';
import { closeDatabase, database, type Database } from '#lib/server/db/connect.ts';
import { invalidateAllCaches } from '#lib/server/ttl-cache.ts';
import { withDatabase } from './database-template.ts';

let counter = 0;

/**
 * Gives this test file a database of its own, cloned from the run's template, as the process's `database()`; it is
 * dropped afterwards. Call once at the top of a file; `useTestDatabase()()` is the open database inside tests.
 */
export function useTestDatabase(prepare?: (db: Database) => Promise<void>): () => Database {
  const name = `test_${process.pid}_${Date.now()}_${counter++}`;

  beforeAll(async () => {
    await asAdmin(`create database ${name} template ${inject('template')} strategy file_copy`);
    process.env.DATABASE_URL = withDatabase(inject('adminUrl'), name);
    process.env.DATABASE_POOL ??= '40';
    await prepare?.(database());
  });
  afterAll(async () => {
    clock.reset(); // the next file of this process begins in the present, with another database
    invalidateAllCaches();
    await closeDatabase();
    await asAdmin(`drop database if exists ${name} with (force)`);
  });
  return database;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('adminUrl') });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
