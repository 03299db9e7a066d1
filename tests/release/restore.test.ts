import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { importHotels, preparePhotographs } from '#features/hotels/server/index.ts';
import { clock } from '#lib/server/clock.ts';
import { readBackup } from '#lib/server/db/backup/read-backup.ts';
import { writeBackup } from '#lib/server/db/backup/write-backup.ts';
import { withDatabase } from '../support/database-template.ts';
import { useApiServer } from '../support/api-server.ts';
import { contractOf, photographOf } from '../support/photographs.ts';
import { signUp } from '../support/sign-up.ts';
import { useTestDatabase } from '../support/test-database.ts';

useApiServer();
const db = useTestDatabase();

const folder = mkdtempSync(path.join(tmpdir(), 'sarai-restore-'));
const backup = path.join(folder, 'backup');
const target = `restore_${process.pid}`;
const url = () => withDatabase(inject('adminUrl'), target);

async function query<Row extends pg.QueryResultRow>(connectionString: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
/** The encoded files of all photographs as one fingerprint, with their number and bytes. */
const PHOTOGRAPHS = `select count(*)::int as files, coalesce(sum(octet_length(bytes)), 0)::int as size,
  md5(string_agg(digest || width || format || md5(bytes), ',' order by digest, width, format)) as fingerprint from photograph_files`;

/** A hotel of a supplier with one photograph (docs/adr/0022). */
async function importPhotographs(): Promise<void> {
  writeFileSync(path.join(folder, 'terrace.jpg'), await photographOf('#205060'));
  await importHotels(db(), { text: contractOf(42, 'Kettuvallam House', 'Kochi', '2026-12'), apply: true });
  const { hotels, problems } = await preparePhotographs({
    text: 'hotel_number,room,file,alt,credit\n42,,terrace.jpg,Terrace over the water,Kettuvallam House',
    folder,
  });
  expect(problems).toEqual([]);
  expect((await importHotels(db(), { text: null, photographs: hotels, apply: true })).applied).toBe(true);
}
const tables = async () =>
  (
    await query<{ name: string }>(
      url(),
      `select schemaname || '.' || tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
    )
  ).map(({ name }) => name);

beforeAll(async () => {
  clock.freeze('2026-11-20T06:30:00Z'); // the photographs' contract is of December 2026
  const person = {
    firstName: 'Asha',
    lastName: 'Iyer',
    email: 'asha@example.com',
    mobile: '9845022812',
    password: 'ten emails and more',
  };
  expect((await signUp(person)).status).toBe(200);
  await importPhotographs();
  await writeBackup(process.env.DATABASE_URL ?? '', backup);
});
beforeEach(async () => {
  await query(inject('adminUrl'), `drop database if exists ${target} with (force)`);
  await query(inject('adminUrl'), `create database ${target}`);
});
afterAll(async () => {
  clock.reset();
  await query(inject('adminUrl'), `drop database if exists ${target} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

describe('a restore', () => {
  it('brings every row back', async () => {
    await readBackup(url(), backup);
    expect(await query(url(), 'select email from users')).toEqual([{ email: 'asha@example.com' }]);
  });

  it('brings the photographs back, byte for byte, with the rows that show them', async () => {
    const [before] = await query<{ files: number; size: number }>(process.env.DATABASE_URL ?? '', PHOTOGRAPHS);
    expect(before?.files).toBeGreaterThan(1);
    expect(before?.size).toBeGreaterThan(1000);
    await readBackup(url(), backup);
    expect(await query(url(), PHOTOGRAPHS)).toEqual([before]);
    expect(await query(url(), 'select alt from photographs')).toEqual([{ alt: 'Terrace over the water' }]);
  });

  it('that fails drops nothing that somebody else created meanwhile, and leaves nothing of its own', async () => {
    const broken = path.join(folder, 'broken');
    execFileSync('cp', ['-a', backup, broken]);
    const users = path.join(broken, 'users.copy.gz');
    rmSync(users);
    execFileSync('mkfifo', [users]); // the restore waits here until the test has created its table
    const restore = readBackup(url(), broken).then(
      () => 'restored',
      (error: Error) => error.message,
    );
    const pipe = await open(users, 'w'); // opens when the restore reads
    await query(url(), 'create table public.somebody_elses as select 42 as answer');
    await pipe.writeFile(gzipSync('')); // no rows, where the manifest says one
    await pipe.close();
    expect(await restore).toMatch(/^users\.copy\.gz holds 0 rows where the manifest says 1\. Nothing was changed\.$/);
    expect(await tables()).toEqual(['public.somebody_elses']);
    expect(await query(url(), 'select answer from somebody_elses')).toEqual([{ answer: 42 }]);
  });

  it('refuses a database that holds a table, a view, a function or a migration history, and changes nothing', async () => {
    for (const statement of [
      'create table theirs ()',
      'create view theirs as select 1',
      `create function theirs() returns int language sql as 'select 1'`,
      'create schema drizzle',
    ]) {
      await query(inject('adminUrl'), `drop database ${target} with (force)`);
      await query(inject('adminUrl'), `create database ${target}`);
      await query(url(), statement);
      await expect(readBackup(url(), backup), statement).rejects.toThrow(/^This database is not empty\./);
      expect(await tables()).toEqual(statement.startsWith('create table') ? ['public.theirs'] : []);
    }
  });

  it('of a folder whose file is cut off changes nothing', async () => {
    const cut = path.join(folder, 'cut');
    execFileSync('cp', ['-a', backup, cut]);
    const users = path.join(cut, 'users.copy.gz');
    writeFileSync(users, readFileSync(users).subarray(0, -9));
    await expect(readBackup(url(), cut)).rejects.toThrow();
    expect(await tables()).toEqual([]);
  });
});
