import 'server-only';
import pg from 'pg';
import { CannotStart } from '../cannot-start.ts';

const OLDEST = 15;

/** Makes sure that the server which DATABASE_URL names answers, lets us in and is new enough. Throws CannotStart. */
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

/** Never the address itself: it carries the password. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : (error as Error);
  const { code } = first as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ENOENT' || code === 'EAI_AGAIN')
    return `nobody answers there, ${code}`;
  return first.message.replace(/\s+/g, ' ');
}
