import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { CannotStart } from '../cannot-start.ts';
import { connectClient, type Database, openDatabase } from './connect.ts';
import { MAINTENANCE_LIMITS } from './limits.ts';
import { LOCK_KEYS } from './lock-keys.ts';

const MIGRATIONS = { migrationsFolder: 'drizzle' };
const LONGEST_MIGRATION_MS = 10 * 60_000;

/**
 * Migrates a database to the newest schema. Safe for several processes at once, by an advisory lock. A migration waits
 * for a table no longer than `MAINTENANCE_LIMITS` allow, because other transactions queue behind it.
 */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const db = openDatabase(connectionString, 1, MAINTENANCE_LIMITS);
  try {
    await takeLock(db);
    await migrate(db, MIGRATIONS);
  } finally {
    await db.$client.end();
  }
}

/** Allows the application's role to sign in. On a given server its administrator does that, with a password. */
export async function allowLogin(connectionString: string): Promise<void> {
  const client = await connectClient(connectionString, MAINTENANCE_LIMITS);
  try {
    await client.query('alter role sarai_app login');
  } finally {
    await client.end();
  }
}

/** Polls, because waiting inside the server would count against the lock limit. */
async function takeLock(db: Database): Promise<void> {
  for (const giveUp = performance.now() + LONGEST_MIGRATION_MS; performance.now() < giveUp; await pause(200)) {
    const { rows } = await db.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_lock(${LOCK_KEYS.migration}) as taken`,
    );
    if (rows[0]?.taken) return;
  }
  throw new CannotStart(
    'Another process has been migrating this database for ten minutes. Look at that process, then start again.',
  );
}

/** Waits until no other process changes the schema, and keeps others out until the transaction of `client` ends. */
export async function lockSchema(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK_KEYS.migration]);
}

/**
 * Creates the schema in an empty database inside the transaction of `client`, and records each migration as drizzle's
 * migrator does. The migrator itself cannot be used here, because it commits.
 */
export async function createSchema(client: pg.Client): Promise<void> {
  await client.query('create schema drizzle');
  await client.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles(MIGRATIONS)) {
    for (const statement of statements) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
