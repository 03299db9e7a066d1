import 'server-only';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { PRODUCT } from '#lib/shared/product.ts';
import { env } from '../env.ts';
import { BoundedClient } from './bounded-client.ts';
import { APPLICATION_ROLE } from './company-tables.ts';
import { databaseTrouble } from './failures.ts';
import { type DatabaseLimits, GRACE, JOB_LIMITS, MAINTENANCE_LIMITS, REQUEST_LIMITS } from './limits.ts';

export type Database = NodePgDatabase<Record<string, never>> & { $client: pg.Pool };
/** What use cases take: the database or the transaction of their caller. */
export type Db = Pick<
  NodePgDatabase<Record<string, never>>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with'
>;

const holder = globalThis as { saraiDatabase?: Database; saraiPublic?: Database; saraiBackground?: Database };
const BACKGROUND_POOL = 6;

/** The pool of this process. Only `lib/server/http`, jobs, scripts and tests call this; use cases are given `db`. */
export function database(): Database {
  return (holder.saraiDatabase ??= openDatabase(requiredUrl(), env().DATABASE_POOL));
}

/**
 * The pool for requests without a company: in the role of the application, whichever account the address names. Rows of
 * companies are invisible to it, also to a query that forgets its `where`.
 */
export function publicDatabase(): Database {
  return (holder.saraiPublic ??= openDatabase(requiredUrl(), env().DATABASE_POOL, REQUEST_LIMITS, {
    companies: 'none',
  }));
}

/** The pool for background work, separate so that requests cannot exhaust it. */
export function backgroundDatabase(): Database {
  return (holder.saraiBackground ??= openDatabase(requiredUrl(), BACKGROUND_POOL, JOB_LIMITS));
}

/**
 * Opens a pool on a connection string. Every wait has a time limit (`limits.ts`), and a connection that failed in any
 * way is discarded. The caller closes it with `$client.end()`.
 */
export function openDatabase(
  connectionString: string,
  max: number,
  limits: DatabaseLimits = REQUEST_LIMITS,
  { companies = 'all' }: { companies?: 'all' | 'none' } = {},
): Database {
  const pool = new pg.Pool({
    ...connectionConfig(connectionString, limits),
    Client: BoundedClient,
    max,
    idleTimeoutMillis: 30_000,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for the promise; its types do not say so
    onConnect: (client) => prepareConnection(client, limits, companies),
  });
  pool.on('error', () => undefined); // an idle connection was lost; the next query opens a new one or fails itself
  // lost between two statements of a transaction: the next statement fails
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const db = drizzle(pool);
  return Object.assign(db, { transaction: transactionsOf(pool) });
}

/** Runs seeding or an import on a pool of its own, with longer time limits. */
export async function onMaintenance<Result>(
  connectionString: string,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const db = openDatabase(connectionString, 4, MAINTENANCE_LIMITS);
  try {
    return await work(db);
  } finally {
    await db.$client.end();
  }
}

/** Connects one client under the same limits, for work that needs a connection of its own. The caller ends it. */
export async function connectClient(connectionString: string, limits: DatabaseLimits): Promise<pg.Client> {
  const client = new BoundedClient(connectionConfig(connectionString, limits));
  client.on('error', () => undefined); // the current or the next statement fails
  await client.connect();
  await prepareConnection(client, limits, 'all');
  return client;
}

const connectionConfig = (connectionString: string, { acquire, statement }: DatabaseLimits): pg.ClientConfig => ({
  connectionString,
  application_name: PRODUCT.id,
  connectionTimeoutMillis: acquire,
  ...(statement ? { query_timeout: statement + GRACE } : {}),
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
});

/**
 * Sets which companies' rows the connection sees, and the server's time limits, by statement: poolers such as PgBouncer
 * refuse them in the startup packet.
 */
async function prepareConnection(
  client: pg.ClientBase,
  { statement, lock, idleInTransaction, transaction }: DatabaseLimits,
  companies: 'all' | 'none',
): Promise<void> {
  await client.query(
    `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false), set_config('idle_in_transaction_session_timeout', $3, false),
      set_config('tcp_user_timeout', '20000', false), case when current_setting('transaction_timeout', true) is not null then set_config('transaction_timeout', $4, false) end,
      set_config('app.across_companies', $5, false), case when $6 = '' then '' else set_config('role', $6, false) end`,
    [
      ...[statement, lock, idleInTransaction, transaction].map(String),
      companies === 'all' ? 'on' : 'off',
      companies === 'all' ? '' : APPLICATION_ROLE,
    ],
  );
}

/**
 * Transactions of a pool. Drizzle's own never returns the connection when `begin` fails, and reports the failed
 * `rollback` of a lost connection instead of the original error.
 */
function transactionsOf(pool: pg.Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect();
    let reason: { error: unknown } | null = null;
    let inDoubt = true;
    try {
      const result = await drizzle(client).transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          reason = { error };
          // a rollback cannot reach the server
          if (databaseTrouble(error) === 'lost') client.end().catch(() => undefined);
          throw error;
        }
      }, config);
      inDoubt = false;
      return result;
    } catch (error) {
      const first: { error: unknown } = reason ?? { error };
      inDoubt = first.error !== error || databaseTrouble(error) !== null;
      throw first.error;
    } finally {
      client.release(inDoubt);
    }
  };
}

/** Closes this process's pools; the next `database()` opens a new one. */
export async function closeDatabase(): Promise<void> {
  const open = [holder.saraiDatabase, holder.saraiPublic, holder.saraiBackground].filter((pool) => pool !== undefined);
  holder.saraiDatabase = holder.saraiPublic = holder.saraiBackground = undefined;
  await Promise.all(open.map((pool) => pool.$client.end()));
}

function requiredUrl(): string {
  const url = process.env.DATABASE_URL;
  if (!url) throw new Error('No database: DATABASE_URL is not set and the embedded server was not started.');
  return url;
}
