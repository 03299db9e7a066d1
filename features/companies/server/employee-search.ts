import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { employees } from './tables.ts';

/** SQL form of `passesSearch`: a word of the search text begins with this. LIKE wildcards are escaped. */
export const beginsAWord = (word: string): SQL =>
  sql`${employees.searchWords} like ${`% ${word.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`}`;
