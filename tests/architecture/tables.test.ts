import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FEATURE = /^features\/([\w-]+)\//;
/** What follows `from` and its like: one table, or several with commas between and an alias each. */
const NAMED = /\b(?:from|join|update|into|using)\s+("?[a-z_]+"?(?:(?:\s+(?:as\s+)?[a-z_]+)?\s*,\s*"?[a-z_]+"?)*)/gi;

const tablesIn = (named: string): string[] =>
  named.split(',').map((one) => /[a-z_]+/.exec(one.trim().toLowerCase())?.[0] ?? '');

/** Which folder declares each table: a feature, or `lib` for those of the whole process. */
const owners = new Map(
  ['lib/server/db/tables.ts', ...globSync('features/**/*.ts')].flatMap((file) =>
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
    for (const [, tables = ''] of readFileSync(file, 'utf8').matchAll(NAMED))
      for (const table of tablesIn(tables)) {
        const owner = owners.get(table);
        if (owner && owner !== own && owner !== 'lib') named.push(`${file}: ${table} of ${owner}`);
      }
  }
  expect(owners.size).toBeGreaterThan(80);
  expect(named).toEqual([]);
});

it.each([
  ['select 1 from bookings', ['bookings']],
  ['delete from users using "sessions" s, calendar_feeds where true', ['users', 'sessions', 'calendar_feeds']],
  ['select 1 from events e, event_budgets b', ['events', 'event_budgets']],
])('finds the tables of: %s', (text, tables) =>
  expect([...text.matchAll(NAMED)].flatMap(([, named = '']) => tablesIn(named))).toEqual(tables),
);
