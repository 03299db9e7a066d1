import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { callOf, MEERA, signInTo, signUpTo, staysIn, useStarts } from '../support/started.ts';
import { finish, type Sarai } from '../support/whole-process.ts';

const ROOT = '.cache/backup-test';
const DATA_DIR = `${ROOT}/data`;
const BACKUP = `${ROOT}/backup`;
const RESTORED = `${ROOT}/restored`;

/** All rows of a table in a backup, whatever their order, as one fingerprint. */
const rowsIn = (folder: string, table: string): string =>
  createHash('sha256')
    .update(
      gunzipSync(readFileSync(`${folder}/${table}.copy.gz`))
        .toString()
        .split('\n')
        .sort()
        .join('\n'),
    )
    .digest('hex');

const start = useStarts(ROOT, DATA_DIR, RESTORED);
let sarai: Sarai;
beforeAll(async () => {
  ({ sarai } = await start({ DATA_DIR }));
  expect(await signUpTo(sarai, DATA_DIR, MEERA)).toBe(200);
});

describe('a backup', () => {
  it('is taken while everything goes on, and never over another', async () => {
    const taken = await finish('scripts/backup-database.ts', { DATA_DIR }, [BACKUP]);
    expect(taken).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringMatching(/^\d+ rows of \d+ tables are in \.cache\/backup-test\/backup\./) as string,
    });
    expect(statSync(BACKUP).mode & 0o777).toBe(0o700);
    expect(await finish('scripts/backup-database.ts', { DATA_DIR }, [BACKUP])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${BACKUP} is there already; a backup takes a new folder. Nothing was written.\n`,
    });
    expect((await fetch(`${sarai.base}/api/ready`)).status).toBe(200);
  });

  it('never overwrites what is there', async () => {
    expect(await finish('scripts/restore-database.ts', { DATA_DIR }, [BACKUP])).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^This database is not empty\. .+ Nothing was changed\.\n$/) as string,
    });
    expect(await finish('scripts/restore-database.ts', { DATA_DIR }, [ROOT])).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^\.cache\/backup-test is no backup/) as string,
    });
  });

  it('brings everything back into an empty folder, row for row, and what is made afterwards goes on counting', async () => {
    expect(await finish('scripts/restore-database.ts', { DATA_DIR: RESTORED }, [BACKUP])).toMatchObject({
      code: 0,
      stderr: '',
    });
    const again = `${ROOT}/backup-of-the-restored`;
    expect((await finish('scripts/backup-database.ts', { DATA_DIR: RESTORED }, [again])).code).toBe(0);
    const manifest = (folder: string) =>
      JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')) as {
        tables: { name: string; rows: number }[];
        sequences: unknown;
      };
    expect({ ...manifest(again), takenAt: '' }).toEqual({ ...manifest(BACKUP), takenAt: '' });
    for (const { name } of manifest(BACKUP).tables) expect(rowsIn(again, name), name).toBe(rowsIn(BACKUP, name));
    expect(manifest(again).tables.find(({ name }) => name === 'users')?.rows).toBe(5); // the four demo people and Meera
    const { sarai: restored } = await start({ DATA_DIR: RESTORED, DEMO: 'no' });
    const { status, json } = await signInTo(restored, MEERA);
    expect(status).toBe(200);
    expect(await signUpTo(restored, RESTORED, { ...MEERA, email: 'second@example.com' })).toBe(200);
    expect(
      (await callOf<{ balance: number }>(restored, 'GET', '/api/wallet/balance', undefined, json.data.accessToken)).json
        .data.balance,
    ).toBe(0);
    expect(await staysIn(restored, 'kochi')).toBeGreaterThan(20);
    restored.kill('SIGTERM');
    expect(await restored.ended).toEqual({ code: 0, signal: null });
  });
});
