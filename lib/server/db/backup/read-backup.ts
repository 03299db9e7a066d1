import 'server-only';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import { connectClient } from '../connect.ts';
import { BACKUP_LIMITS } from '../limits.ts';
import { migrateDatabase } from '../migrate.ts';
import { copyIn } from './copy.ts';
import { fileOf, readManifest, type Manifest } from './manifest.ts';

/**
 * Fills an empty database from a backup: its schema, every row, and where the counters stood, all or nothing. The
 * ledger's own checks run on what comes in. Throws CannotStart when there is a schema already: nothing is overwritten.
 */
export async function readBackup(connectionString: string, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const client = await connectClient(connectionString, BACKUP_LIMITS);
  try {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`);
    if (rows[0]?.count) throw new CannotStart('This database is not empty. Restore into a new one, or npm run db:reset first. Nothing was changed.');
    await migrateDatabase(connectionString);
    await fill(client, manifest, folder).catch(async (error: unknown) => {
      await client.query('rollback');
      await client.query('drop schema if exists drizzle cascade; drop schema public cascade; create schema public'); // all of it came from this run
      throw error;
    });
    return manifest;
  } finally {
    await client.end();
  }
}

async function fill(client: pg.Client, { tables, sequences }: Manifest, folder: string): Promise<void> {
  await client.query('begin');
  const keys = await foreignKeys(client);
  for (const { aside } of keys) await client.query(aside);
  await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`); // what the migrations themselves put in
  for (const { name, columns, rows } of tables) {
    const file = createReadStream(path.join(folder, fileOf(name)));
    const unpacked = createGunzip();
    file.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
    await copyIn(client, `copy ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`, unpacked);
    const { rows: counted } = await client.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(name)}`);
    if (Number(counted[0]?.count) !== rows) throw new CannotStart(`${fileOf(name)} holds ${counted[0]?.count} rows where the manifest says ${rows}. Nothing was changed.`);
  }
  for (const { name, value } of sequences) await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value]);
  await client.query('set constraints all immediate'); // the ledger's own checks, before anything else is done to its tables
  for (const { back } of keys) await client.query(back);
  await client.query('commit');
  await client.query('analyze');
}

/** The statements that take every foreign key away and bring it back. A department names its head and people their department, so no order of tables would do: the keys step aside, and check every row as they return. */
async function foreignKeys(client: pg.Client): Promise<{ aside: string; back: string }[]> {
  const { rows } = await client.query<{ aside: string; back: string }>(`
    select format('alter table %I drop constraint %I', c.relname, k.conname) as aside,
      format('alter table %I add constraint %I %s', c.relname, k.conname, pg_get_constraintdef(k.oid)) as back
    from pg_constraint k join pg_class c on c.oid = k.conrelid where k.contype = 'f' and k.connamespace = 'public'::regnamespace`);
  return rows;
}
