import 'server-only';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';

const OLDEST = 15;

/** Checks that the server of DATABASE_URL answers, accepts the account and is recent enough. Throws CannotStart. */
export async function checkServer(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  let version: number;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      "select current_setting('server_version_num')::int / 10000 as version",
    );
    version = Number(rows[0]?.version);
  } catch (error) {
    throw new CannotStart(`Configuration: the PostgreSQL that DATABASE_URL names cannot be used (${reasonOf(error)}).`);
  } finally {
    await client.end().catch(() => undefined);
  }
  if (version < OLDEST)
    throw new CannotStart(`Configuration: DATABASE_URL names a PostgreSQL ${version}; ${OLDEST} or newer is needed.`);
}

/** Without the address, which holds the password. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  const { code } = first as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ENOENT' || code === 'EAI_AGAIN')
    return `nobody answers there, ${code}`;
  return first.message.replace(/\s+/g, ' ');
}
