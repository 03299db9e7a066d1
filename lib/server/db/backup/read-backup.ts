import 'server-only';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import { connectClient } from '../connect.ts';
import { BACKUP_LIMITS } from '../limits.ts';
import { createSchema, lockSchema } from '../migrate.ts';
import { copyIn } from './copy.ts';
import { fileOf, readManifest, type Manifest } from './manifest.ts';

/**
 * Restores a backup into an empty database: schema, rows and sequences. One transaction does everything, so a failed or
 * interrupted restore leaves the database unchanged. The ledger's checks run on the restored rows. Throws CannotStart
 * when the database is not empty; nothing is overwritten.
 */
export async function readBackup(connectionString: string, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const client = await connectClient(connectionString, BACKUP_LIMITS);
  try {
    await client.query('begin');
    await lockSchema(client);
    await refuseUnlessEmpty(client);
    await createSchema(client);
    await fill(client, manifest, folder);
    await client.query('commit');
    await client.query('analyze');
    return manifest;
  } catch (error) {
    await client.query('rollback').catch(() => undefined); // a lost connection has rolled back already
    throw error;
  } finally {
    await client.end();
  }
}

/**
 * True when `public` holds no relation and no function except those of extensions, and there is no migration history.
 */
async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ empty: boolean }>(`
    with objects as (
      select 'pg_class'::regclass as catalog, oid from pg_class where relnamespace = 'public'::regnamespace
      union all select 'pg_proc'::regclass, oid from pg_proc where pronamespace = 'public'::regnamespace
      union all select 'pg_namespace'::regclass, oid from pg_namespace where nspname = 'drizzle'
    )
    select not exists (
      select from objects o where not exists (select from pg_depend d where d.classid = o.catalog and d.objid = o.oid and d.deptype = 'e')
    ) as empty`);
  if (!rows[0]?.empty)
    throw new CannotStart(
      'This database is not empty. Restore into a new one, or npm run db:reset first. Nothing was changed.',
    );
}

async function fill(client: pg.Client, { tables, sequences }: Manifest, folder: string): Promise<void> {
  // checks of the migrations' own rows must run now: tables are altered next
  await client.query('set constraints all immediate');
  await client.query('set constraints all deferred');
  const keys = await foreignKeys(client);
  for (const { aside } of keys) await client.query(aside);
  // rows that migrations insert
  await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`);
  for (const { name, columns, rows } of tables) {
    const file = createReadStream(path.join(folder, fileOf(name)));
    const unpacked = createGunzip();
    unpacked.on('error', () => undefined); // copyIn reads it later and reports the error then
    file.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
    await copyIn(
      client,
      `copy ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`,
      unpacked,
    );
    const { rows: counted } = await client.query<{ count: string }>(
      `select count(*) from ${pg.escapeIdentifier(name)}`,
    );
    if (Number(counted[0]?.count) !== rows)
      throw new CannotStart(
        `${fileOf(name)} holds ${counted[0]?.count} rows where the manifest says ${rows}. Nothing was changed.`,
      );
  }
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value]);
  await client.query('set constraints all immediate'); // runs the ledger's checks before its tables are altered again
  for (const { back } of keys) await client.query(back);
}

/**
 * Statements that drop every foreign key and add it again. Departments name their head and people their department, so
 * no order of tables satisfies all keys; adding a key again checks every row.
 */
async function foreignKeys(client: pg.Client): Promise<{ aside: string; back: string }[]> {
  const { rows } = await client.query<{ aside: string; back: string }>(`
    select format('alter table %I drop constraint %I', c.relname, k.conname) as aside,
      format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as back
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
  return rows;
}
