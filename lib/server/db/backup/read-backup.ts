import 'server-only';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { CannotStart } from '../../cannot-start.ts';
import { migrateDatabase } from '../migrate.ts';
import { copyIn } from './copy.ts';
import { fileOf, readManifest, type Manifest } from './manifest.ts';

/**
 * Fills an empty database from a backup: its schema, every row, and where the counters stood, all or nothing. The
 * ledger's own checks run on what comes in. Throws CannotStart when there is a schema already: nothing is overwritten.
 */
export async function readBackup(connectionString: string, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const client = new pg.Client({ connectionString });
  await client.connect();
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

async function fill(client: pg.Client, manifest: Manifest, folder: string): Promise<void> {
  const tables = parentsFirst(manifest.tables, await parentsOf(client));
  await client.query('begin');
  await client.query(`truncate ${tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`); // what the migrations themselves put in
  for (const { name, columns, rows } of tables) {
    const file = createReadStream(path.join(folder, fileOf(name)));
    const unpacked = createGunzip();
    file.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
    await copyIn(client, `copy ${pg.escapeIdentifier(name)} (${columns.map(pg.escapeIdentifier).join(', ')}) from stdin`, unpacked);
    const { rows: counted } = await client.query<{ count: string }>(`select count(*) from ${pg.escapeIdentifier(name)}`);
    if (Number(counted[0]?.count) !== rows) throw new CannotStart(`${fileOf(name)} holds ${counted[0]?.count} rows where the manifest says ${rows}. Nothing was changed.`);
  }
  for (const { name, value } of manifest.sequences) await client.query('select setval($1::regclass, $2)', [`public.${pg.escapeIdentifier(name)}`, value]);
  await client.query('commit');
  await client.query('analyze');
}

/** The tables that a table's foreign keys point at. */
async function parentsOf(client: pg.Client): Promise<Map<string, string[]>> {
  const { rows } = await client.query<{ child: string; parents: string[] }>(`
    select c.relname as child, array_agg(distinct p.relname::text) as parents
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and c.oid <> p.oid group by c.relname`);
  return new Map(rows.map(({ child, parents }) => [child, parents]));
}

/** A row that points at another comes after it. */
function parentsFirst<Table extends { name: string }>(tables: Table[], parents: Map<string, string[]>): Table[] {
  const ordered = new Set<Table>();
  const place = (table: Table): void => {
    for (const parent of tables) if (parents.get(table.name)?.includes(parent.name) && !ordered.has(parent)) place(parent);
    ordered.add(table);
  };
  tables.forEach(place);
  return [...ordered];
}
