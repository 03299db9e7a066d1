import 'server-only';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { PRODUCT, VERSION } from '#lib/shared/product.ts';
import { CannotStart } from '../../cannot-start.ts';
import { connectClient } from '../connect.ts';
import { BACKUP_LIMITS } from '../limits.ts';
import { copyOut } from './copy.ts';
import { fileOf, knownMigrations, MANIFEST, type Manifest } from './manifest.ts';

/**
 * Writes every table, as of one moment, into a new folder while the application runs. The folder is renamed to its
 * final name last, so that a partial backup is never mistaken for a whole one. Throws CannotStart when the folder
 * exists or the schema is another version's.
 */
export async function writeBackup(connectionString: string, folder: string): Promise<Manifest> {
  if (existsSync(folder))
    throw new CannotStart(`${folder} is there already; a backup takes a new folder. Nothing was written.`);
  const unfinished = `${path.resolve(folder)}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const client = await connectClient(connectionString, BACKUP_LIMITS);
  try {
    await client.query('begin isolation level repeatable read read only');
    const manifest = await describeDatabase(client);
    for (const table of manifest.tables) await writeTable(client, table, path.join(unfinished, fileOf(table.name)));
    writeFileSync(path.join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`);
    renameSync(unfinished, folder);
    return manifest;
  } finally {
    await client.end();
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function describeDatabase(client: pg.Client): Promise<Manifest> {
  const migrated = await client
    .query<{ count: number }>('select count(*)::int as count from drizzle.__drizzle_migrations')
    .catch(() => ({ rows: [{ count: 0 }] }));
  const migrations = knownMigrations();
  if (migrated.rows[0]?.count !== migrations.length)
    throw new CannotStart(
      `The database has ${migrated.rows[0]?.count} of the ${migrations.length} migrations of this version. Back up with the version that runs on it. Nothing was written.`,
    );
  const { rows: columns } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.oid, c.relname order by c.relname`);
  const tables: Manifest['tables'] = [];
  for (const table of columns) {
    const { rows } = await client.query<{ rows: string }>(
      `select count(*) as rows from ${pg.escapeIdentifier(table.name)}`,
    );
    tables.push({ ...table, rows: Number(rows[0]?.rows) });
  }
  const { rows: sequences } = await client.query<{ name: string; value: string }>(`
    select sequencename::text as name, last_value::text as value from pg_sequences where schemaname = 'public' and last_value is not null order by 1`);
  return { product: PRODUCT.id, version: VERSION, takenAt: new Date().toISOString(), migrations, tables, sequences };
}

async function writeTable(
  client: pg.Client,
  { name, columns }: Manifest['tables'][number],
  file: string,
): Promise<void> {
  const gzip = createGzip({ level: 4 });
  const out = gzip.pipe(createWriteStream(file, { mode: 0o600 }));
  await copyOut(
    client,
    `copy ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')}) to stdout`,
    gzip,
  );
  if (gzip.writableNeedDrain) await once(gzip, 'drain'); // also ends the wait of the connection
  gzip.end();
  await finished(out);
}
