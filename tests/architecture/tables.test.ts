import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FEATURE = /^features\/([\w-]+)\//;
const NAMED = /\b(?:from|join|update|into)\s+"?([a-z_]+)"?/gi;

/** Which folder declares each table: a feature, or `lib` for those of the whole process. */
const owners = new Map(
  ['lib/server/db/tables.ts', ...globSync('features/*/{server,server/gallery,data}/tables.ts')].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:pgTable|grouping)\(\s*'([a-z_]+)'/g)].map(([, table = '']) => [
      table,
      FEATURE.exec(file)?.[1] ?? 'lib',
    ]),
  ),
);

it('a feature’s SQL names its own tables; others are asked through their server or a read port', () => {
  const named: string[] = [];
  for (const file of globSync('{features/*/server,lib/server}/**/*.ts')) {
    if (file.endsWith('.test.ts')) continue;
    const own = FEATURE.exec(file)?.[1] ?? 'lib';
    for (const [, table = ''] of readFileSync(file, 'utf8').matchAll(NAMED)) {
      const owner = owners.get(table.toLowerCase());
      if (owner && owner !== own && owner !== 'lib') named.push(`${file}: ${table} of ${owner}`);
    }
  }
  expect(owners.size).toBeGreaterThan(40);
  expect(named).toEqual([]);
});
