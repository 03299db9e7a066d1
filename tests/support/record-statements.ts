import { appendFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Writes down each distinct statement that is sent while the tests run, a line of JSON each, to the file that
 * RECORD_STATEMENTS names. `statements-on-postgres-15.test.ts` reads them.
 */
const to = process.env.RECORD_STATEMENTS;
const holder = globalThis as { saraiRecordsStatements?: true };

if (to && !holder.saraiRecordsStatements) {
  holder.saraiRecordsStatements = true;
  const seen = new Set<string>();
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  Reflect.set(pg.Client.prototype, 'query', function (this: unknown, ...args: unknown[]) {
    const [first] = args as [string | { text?: string } | undefined];
    const text = typeof first === 'string' ? first : first?.text;
    if (text && !seen.has(text)) {
      seen.add(text);
      appendFileSync(to, `${JSON.stringify(text)}\n`);
    }
    return query.apply(this, args);
  });
}
