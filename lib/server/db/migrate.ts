import 'server-only';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { openDatabase } from './connect.ts';

/** Brings a database to the newest schema. Safe for several processes at once: an advisory lock lets one go first. */
export async function migrateDatabase(connectionString: string): Promise<void> {
  const db = openDatabase(connectionString, 1);
  try {
    await db.execute(sql`select pg_advisory_lock(8244170)`);
    await migrate(db, { migrationsFolder: 'drizzle' });
  } finally {
    await db.$client.end();
  }
}
