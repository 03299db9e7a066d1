import { readFileSync } from 'node:fs';
import type { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { database } from '#lib/server/db/connect.ts';
import { useTestDatabase } from '#tests/support/test-database.ts';

useTestDatabase();

/** What PREPARE takes. The rest of what is sent begins, ends and locks, and has been in PostgreSQL for decades. */
const PREPARED = /^\s*(\(|select|insert|update|delete|with|values|merge)\b/i;
/** Undefined table and column: temporary tables, and what a migration had before the next. */
const NOT_IN_THE_SCHEMA = new Set(['42P01', '42703']);

it('[7.20] PostgreSQL 15 understands every statement that the integration tests sent', async () => {
  const recorded = new Set(readFileSync(process.env.RECORDED_STATEMENTS!, 'utf8').trim().split('\n'));
  const statements = [...recorded].map((line) => JSON.parse(line) as string).filter((text) => PREPARED.test(text));
  expect(statements.length).toBeGreaterThan(1_500);

  const refused: string[] = [];
  const client = await database().$client.connect();
  for (const text of statements) {
    try {
      await client.query(`prepare understood as ${text}`);
      await client.query('deallocate understood');
    } catch (refusal) {
      const ofTheEngine = text.includes('pg_') || !NOT_IN_THE_SCHEMA.has((refusal as DatabaseError).code ?? '');
      if (ofTheEngine)
        refused.push(`${(refusal as DatabaseError).message}: ${text.replace(/\s+/g, ' ').slice(0, 300)}`);
    }
  }
  client.release();
  expect(refused).toEqual([]);
});
