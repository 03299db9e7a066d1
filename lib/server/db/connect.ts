import 'server-only';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { env } from '../env.ts';

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
/** What use cases take: the database or the transaction of their caller. */
export type Db = Pick<NodePgDatabase<Record<string, never>>, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with'>;

const holder = globalThis as { saraiDatabase?: Database };

/** The pool of this process. Only `lib/server/http`, jobs, scripts and tests call this; everyone else is handed `db`. */
export function database(): Database {
  return (holder.saraiDatabase ??= openDatabase(requiredUrl(), env().DATABASE_POOL));
}

/** Opens a pool on a connection string. The caller closes it with `$client.end()`. */
export function openDatabase(connectionString: string, max: number): Database {
  const pool = new pg.Pool({ connectionString, max, idleTimeoutMillis: 30_000, application_name: 'sarai' });
  pool.on('error', () => undefined); // an idle connection lost with its server; the next query opens a new one or fails by itself
  return drizzle(pool);
}

/** Closes this process's pool; the next `database()` opens a new one. */
export async function closeDatabase(): Promise<void> {
  const open = holder.saraiDatabase;
  holder.saraiDatabase = undefined;
  await open?.$client.end();
}

function requiredUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('No database: DATABASE_URL is not set and the embedded server was not started.');
  return url;
}
